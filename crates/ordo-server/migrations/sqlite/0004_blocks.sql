-- Whom a player has blocked: the opponent of this game, under the name they had there.
CREATE TABLE blocks (
    seat BLOB NOT NULL,
    blocked BLOB NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (seat, blocked)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- Running games are looked through before open challenges.
DROP INDEX games_by_deadline;
CREATE INDEX games_by_deadline ON games (status, deadline) WHERE deadline IS NOT NULL;
