-- Every list reads one index per combination of its columns, in order, and stops at its limit.
DROP INDEX games_by_status;
DROP INDEX games_by_creator;
DROP INDEX games_by_joiner;

-- Lobby, live games, and how many there are.
CREATE INDEX games_unfinished ON games (status, public, updated DESC, id) INCLUDE (rules, clock, names)
    WHERE status <> 'over';
-- The archive: queries name each combination of rules and result, so two indexes serve all filters.
CREATE INDEX games_archive ON games (rules, result, updated DESC, id)
    WHERE status = 'over' AND public AND result <> '*';
CREATE INDEX games_archive_by_clock ON games (clock, rules, result, updated DESC, id)
    WHERE status = 'over' AND public AND result <> '*';
-- A player's own games, with all columns that are filtered by, so that the rows of a prolific player are not read.
CREATE INDEX games_of_creator ON games (creator_seat, status, updated DESC, id)
    INCLUDE (joiner_seat, rules, clock, result, names);
CREATE INDEX games_of_joiner ON games (joiner_seat, status, updated DESC, id) INCLUDE (rules, clock, result, names)
    WHERE joiner_seat IS NOT NULL;
-- Games that nobody played, which are deleted after a while.
CREATE INDEX games_unplayed ON games (updated) WHERE result = '*';

-- Prefixes of the players' names in the archive, and of the words in them, in lower case.
CREATE TABLE name_prefixes (
    prefix TEXT NOT NULL,
    rules TEXT NOT NULL,
    result TEXT NOT NULL,
    updated BIGINT NOT NULL,
    game TEXT NOT NULL,
    clock TEXT NOT NULL
);

INSERT INTO name_prefixes (prefix, rules, result, updated, game, clock)
SELECT DISTINCT left(start.text, length.n), rules, result, updated, id, clock
FROM games
CROSS JOIN LATERAL (
    SELECT text FROM regexp_split_to_table(games.names, E'\n') AS text
    UNION
    SELECT text FROM regexp_split_to_table(games.names, E'[ \n]') AS text
) AS start
CROSS JOIN LATERAL generate_series(1, length(start.text)) AS length (n)
WHERE status = 'over' AND public AND result <> '*' AND substr(start.text, length.n, 1) <> ' ';

CREATE UNIQUE INDEX name_prefixes_in_order ON name_prefixes (prefix, rules, result, updated DESC, game);
CREATE INDEX name_prefixes_by_clock ON name_prefixes (prefix, clock, rules, result, updated DESC, game);

-- Written and emptied again to find out whether anything can be stored. Uncompressed, so that it takes room.
CREATE TABLE probe (data BYTEA NOT NULL);
ALTER TABLE probe ALTER COLUMN data SET STORAGE EXTERNAL;
