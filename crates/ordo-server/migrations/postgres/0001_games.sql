-- A game: what was agreed on, who sits there, and what lists need to know.
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    rules TEXT NOT NULL,
    clock TEXT NOT NULL,
    side TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    creator_seat BYTEA NOT NULL,
    creator_name TEXT NOT NULL,
    joiner_seat BYTEA,
    joiner_name TEXT,
    -- The rest follows from the events, and is written with them.
    status TEXT NOT NULL,
    seq BIGINT NOT NULL,
    plies BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    deadline BIGINT,
    creator_side TEXT,
    white TEXT,
    black TEXT,
    result TEXT,
    reason TEXT,
    position TEXT NOT NULL
);

CREATE INDEX games_by_status ON games (status, public, updated);
CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_by_creator ON games (creator_seat, updated);
CREATE INDEX games_by_joiner ON games (joiner_seat, updated) WHERE joiner_seat IS NOT NULL;

-- What happened in a game. A move that was taken back keeps its event and loses its ply.
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id),
    seq BIGINT NOT NULL,
    ply BIGINT,
    side TEXT,
    request TEXT,
    event TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);

CREATE UNIQUE INDEX events_by_ply ON events (game, ply) WHERE ply IS NOT NULL;
CREATE UNIQUE INDEX events_by_request ON events (game, side, request) WHERE request IS NOT NULL;
