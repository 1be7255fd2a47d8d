-- Whom a player has blocked: the opponent of this game, under the name they had there.
CREATE TABLE blocks (
    seat BYTEA NOT NULL,
    blocked BYTEA NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (seat, blocked)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- Running games are looked through before open challenges. With the id: the planner underestimates how many games are due, and
-- would read and sort the rows of all of them.
DROP INDEX games_by_deadline;
CREATE INDEX games_by_deadline ON games (status, deadline, id) WHERE deadline IS NOT NULL;
