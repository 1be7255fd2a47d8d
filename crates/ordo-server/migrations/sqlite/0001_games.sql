-- A game: what was agreed on, who sits there, and what lists need to know.
CREATE TABLE games (
    id TEXT PRIMARY KEY NOT NULL,
    rules TEXT NOT NULL,
    clock TEXT NOT NULL,
    side TEXT NOT NULL,
    public INTEGER NOT NULL,
    created INTEGER NOT NULL,
    creator_seat BLOB NOT NULL,
    creator_name TEXT NOT NULL,
    joiner_seat BLOB,
    joiner_name TEXT,
    -- The rest follows from the events, and is written with them.
    status TEXT NOT NULL,
    seq INTEGER NOT NULL,
    plies INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    deadline INTEGER,
    creator_side TEXT,
    white TEXT,
    black TEXT,
    result TEXT,
    reason TEXT,
    position TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX games_by_status ON games (status, public, updated);
CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_by_creator ON games (creator_seat, updated);
CREATE INDEX games_by_joiner ON games (joiner_seat, updated) WHERE joiner_seat IS NOT NULL;

-- What happened in a game. A move that was taken back keeps its event and loses its ply.
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    ply INTEGER,
    side TEXT,
    request TEXT,
    event TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX events_by_ply ON events (game, ply) WHERE ply IS NOT NULL;
CREATE UNIQUE INDEX events_by_request ON events (game, side, request) WHERE request IS NOT NULL;
