-- Every list reads one index per combination of its columns, in order, and stops at its limit.
DROP INDEX games_by_status;
DROP INDEX games_by_creator;
DROP INDEX games_by_joiner;

-- Lobby, live games, and how many there are. All columns that these queries look at, so that the rows are not read.
CREATE INDEX games_unfinished ON games (status, public, updated DESC, id, rules, clock, names)
    WHERE status <> 'over';
-- The archive: queries name each combination of rules and result, so two indexes serve all filters.
CREATE INDEX games_archive ON games (rules, result, updated DESC) WHERE status = 'over' AND public AND result <> '*';
CREATE INDEX games_archive_by_clock ON games (clock, rules, result, updated DESC)
    WHERE status = 'over' AND public AND result <> '*';
-- A player's own games, with all columns that are filtered by, so that the rows of a prolific player are not read.
CREATE INDEX games_of_creator ON games (creator_seat, status, updated DESC, id, joiner_seat, rules, clock, result, names);
CREATE INDEX games_of_joiner ON games (joiner_seat, status, updated DESC, id, rules, clock, result, names)
    WHERE joiner_seat IS NOT NULL;
-- Games that nobody played, which are deleted after a while.
CREATE INDEX games_unplayed ON games (updated) WHERE result = '*';

-- Prefixes of the players' names in the archive, and of the words in them, in lower case.
CREATE TABLE name_prefixes (
    prefix TEXT NOT NULL,
    rules TEXT NOT NULL,
    result TEXT NOT NULL,
    updated INTEGER NOT NULL,
    game TEXT NOT NULL,
    clock TEXT NOT NULL,
    PRIMARY KEY (prefix, rules, result, updated DESC, game)
) STRICT, WITHOUT ROWID;

WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 100),
archived AS (
    SELECT id, rules, result, updated, clock, char(10) || names AS names FROM games
    WHERE status = 'over' AND public AND result <> '*'
),
-- What follows a line break is a name, what follows a space is a word.
start AS (
    SELECT archived.*, substr(names, n, 1) AS sign, substr(names, n + 1) AS text
    FROM archived CROSS JOIN number
    WHERE n <= length(names) AND substr(names, n, 1) IN (char(10), ' ')
)
INSERT INTO name_prefixes (prefix, rules, result, updated, game, clock)
SELECT DISTINCT substr(text, 1, n) AS prefix, rules, result, updated, id, clock
FROM start CROSS JOIN number
WHERE n <= length(text) AND instr(substr(text, 1, n), char(10)) = 0 AND substr(text, n, 1) <> ' '
    AND (sign <> ' ' OR instr(substr(text, 1, n), ' ') = 0)
ORDER BY prefix, rules, result, updated DESC, id;

CREATE INDEX name_prefixes_by_clock ON name_prefixes (prefix, clock, rules, result, updated DESC, game);

-- Written and emptied again to find out whether anything can be stored.
CREATE TABLE probe (data BLOB NOT NULL) STRICT;
