// Generated from crates/ordo-api; do not edit. ORDO_GENERATED=overwrite cargo test -p ordo-api rewrites it.

/** A player's request to change a game. */
export type Action = { type: "move",
  /** The move in the notation of the game. */
  move: string,
  /** Number of plies in the game after the move, so that a late request is not played in another position. */
  ply: number,
}
| { type: "resign" }
| { type: "abort" }
| { type: "offer-draw" }
| { type: "accept-draw" }
| { type: "decline-draw" }
| { type: "offer-take-back" }
| { type: "accept-take-back" }
| { type: "decline-take-back" }
| { type: "offer-rematch" }
| { type: "decline-rematch" }
| { type: "say",
  /** The phrase. */
  phrase: Phrase,
};

/** The answer to an action that is stored. */
export type ActionDone = {
  /** Sequence number of the event. */
  seq: number,
};

/** An action with its idempotency key. */
export type ActionRequest = {
  /** Idempotency key, chosen by the client and different for each of its actions in the game. A repeated request with the
   * same key is answered with the first one's event number and not executed again. */
  id?: IdempotencyKey,
} & ({ type: "move",
  /** The move in the notation of the game. */
  move: string,
  /** Number of plies in the game after the move, so that a late request is not played in another position. */
  ply: number,
}
| { type: "resign" }
| { type: "abort" }
| { type: "offer-draw" }
| { type: "accept-draw" }
| { type: "decline-draw" }
| { type: "offer-take-back" }
| { type: "accept-take-back" }
| { type: "decline-take-back" }
| { type: "offer-rematch" }
| { type: "decline-rematch" }
| { type: "say",
  /** The phrase. */
  phrase: Phrase,
});

/** A blocked player. */
export type Block = {
  /** The game in which the two met. */
  game: GameId,
  /** The blocked player's name in that game. */
  name: string,
  /** Unix time in milliseconds. */
  at: number,
};

/** The players whom the client has blocked, newest first. */
export type BlockList = {
  /** The blocks, at most 500. */
  blocks: Array<Block>,
};

/** The answer to blocking and unblocking. */
export type BlockStatus = {
  /** `true` if the opponent is blocked now. */
  blocked: boolean,
};

/** A value for each side. */
export type BySide<T> = {
  /** White's value. */
  w: T,
  /** Black's value. */
  b: T,
};

/** An open offer to play. */
export type Challenge = {
  /** The rule set. */
  game: RuleSet,
  /** The time control. */
  clock: TimeControl,
  /** The creator's side. */
  side?: SideChoice,
  /** `true` lists the challenge in the lobby and the game publicly; otherwise both are found by their link only. */
  public?: boolean,
  /** The creator's name. The server keeps at most 24 visible characters of it. */
  name?: string,
};

/** Remaining times in milliseconds, and whose clock runs. */
export type Clocks = {
  /** White's time. */
  w: number,
  /** Black's time. */
  b: number,
  /** The side whose clock runs. In real time the clocks start after the first move of each side. */
  running: Color | null,
};

/** The part of a game that changes with every event. */
export type CurrentState = {
  /** Sequence number of the last event. */
  seq: number,
  /** The stage of the game. */
  status: Status,
  /** Number of plies played. */
  plies: number,
  /** The side to move. */
  turn: Color,
  /** The position. */
  position: string,
  /** Number of occurrences of the position; the third one is a draw. */
  occurrences: number,
  /** The clocks at the time `now`; null without a clock. */
  clocks: Clocks | null,
  /** Open offers. */
  offers: Offers,
  /** Winner and reason once the game is over. */
  ending: Ending | null,
  /** The players' next game; null again if it was deleted unplayed. */
  rematch: GameId | null,
  /** The server's Unix time in milliseconds. */
  now: number,
};

/** The winner and the reason of a finished game. */
export type Ending = {
  /** The winner; null for a draw and for a game that was aborted or expired. */
  winner: Color | null,
  /** A reason of the rules (`home row`, `ordo`, …), `resignation`, `agreement` or `time`; `aborted` or `expired` for a game
   * that was not played; `move limit` for a draw after 1,200 plies. */
  reason: string,
};

/** The body of every error response. */
export type ErrorBody = {
  /** The error. */
  error: ErrorDetail,
};

/** The reason for refusing a request or an action. */
export type ErrorCode = "bad-request" | "no-seat" | "blocked" | "other-origin" | "no-such-game" | "no-table" | "no-such-call" | "no-such-method" | "not-started" | "over" | "not-over" | "not-your-turn" | "stale" | "time-is-up" | "not-offered" | "already-offered" | "answer-first" | "nothing-to-take-back" | "too-late-to-abort" | "taken" | "own-challenge" | "has-rematch" | "too-many-messages" | "too-large" | "unreadable-move" | "illegal-move" | "too-many-requests" | "many-challenges" | "try-again" | "full";

/** An error with a code for programs and a message for people. */
export type ErrorDetail = {
  /** The reason. */
  code: ErrorCode,
  /** The reason in English. */
  message: string,
};

/** The type of an event and its details. */
export type EventKind = { type: "started",
  /** The side of the challenge's creator. */
  creator: Color,
  /** The side that moves first. */
  starter: Color,
}
| { type: "move",
  /** Number of plies in the game after the move. */
  ply: number,
  /** The move in canonical notation. */
  move: string,
  /** Thinking time in milliseconds, without the lag. */
  spent: number,
  /** Lag compensation in milliseconds; absent if 0. */
  lag?: number,
}
| { type: "draw-offered" }
| { type: "draw-declined" }
| { type: "take-back-offered" }
| { type: "take-back-declined" }
| { type: "taken-back",
  /** Number of plies left in the game. */
  to: number,
  /** Thinking time in milliseconds of the side that was to move. */
  spent: number,
}
| { type: "said",
  /** The phrase. */
  phrase: Phrase,
}
| { type: "over",
  /** The winner; null for a draw and for a game that was aborted or expired. */
  winner: Color | null,
  /** The reason, as in `Ending`. */
  reason: string,
}
| { type: "rematch-offered" }
| { type: "rematch-declined" }
| { type: "rematch",
  /** The next game. */
  game: GameId,
};

/** A stored fact of a game. A game is its settings and its events; everything else is computed from them. */
export type GameEvent = {
  /** Sequence number within the game: 1, 2, 3, … without a gap. */
  seq: number,
  /** Unix time in milliseconds. */
  at: number,
  /** The side that acted; absent if the server did. */
  by?: Color,
  /** Idempotency key of the action, if it had one. */
  id?: string,
} & ({ type: "started",
  /** The side of the challenge's creator. */
  creator: Color,
  /** The side that moves first. */
  starter: Color,
}
| { type: "move",
  /** Number of plies in the game after the move. */
  ply: number,
  /** The move in canonical notation. */
  move: string,
  /** Thinking time in milliseconds, without the lag. */
  spent: number,
  /** Lag compensation in milliseconds; absent if 0. */
  lag?: number,
}
| { type: "draw-offered" }
| { type: "draw-declined" }
| { type: "take-back-offered" }
| { type: "take-back-declined" }
| { type: "taken-back",
  /** Number of plies left in the game. */
  to: number,
  /** Thinking time in milliseconds of the side that was to move. */
  spent: number,
}
| { type: "said",
  /** The phrase. */
  phrase: Phrase,
}
| { type: "over",
  /** The winner; null for a draw and for a game that was aborted or expired. */
  winner: Color | null,
  /** The reason, as in `Ending`. */
  reason: string,
}
| { type: "rematch-offered" }
| { type: "rematch-declined" }
| { type: "rematch",
  /** The next game. */
  game: GameId,
});

/** The id of a game, as in its link: 12 letters and digits. Anyone who has it can watch the game and take a free seat. */
export type GameId = string;

/** Games, last changed first. */
export type ListedGames = {
  /** The games. */
  games: Array<GameSummary>,
};

/** A result as in game records. */
export type GameResult = "1-0" | "0-1" | "1/2-1/2" | "*";

/** A game in a list. */
export type GameSummary = {
  /** The game's id. */
  id: GameId,
  /** The rule set. */
  game: RuleSet,
  /** The time control. */
  clock: TimeControl,
  /** `true` if others see the game in lists. */
  public: boolean,
  /** The stage of the game. */
  status: Status,
  /** Unix time of creation in milliseconds. */
  created: number,
  /** Unix time of the last change in milliseconds. */
  updated: number,
  /** Unix time in milliseconds when the clock of the side to move runs out or the challenge expires; null if neither. */
  deadline: number | null,
  /** Number of plies played. */
  plies: number,
  /** Name of the challenge's creator. */
  creator: string,
  /** The side the creator asked for. */
  side: SideChoice,
  /** White's name; null while the game is open. */
  white: string | null,
  /** Black's name; null while the game is open. */
  black: string | null,
  /** The result once the game is over. */
  result: GameResult | null,
  /** The reason once the game is over, as in `Ending`. */
  reason: string | null,
  /** The position. */
  position: string,
  /** The client's side, in the list of its own games. */
  you?: Color,
};

/** The client's key of an action: 1 to 64 visible ASCII characters. */
export type IdempotencyKey = string;

/** The player who takes the free seat. */
export type Join = {
  /** The player's name. The server keeps at most 24 visible characters of it. */
  name?: string,
};

/** The lists of games. */
export type ListName = "lobby" | "live" | "archive" | "mine";

/** The list to search, and its filters. */
export type ListParams = {
  /** The list. */
  list: ListName,
  /** Only games of this rule set. */
  game?: RuleSet,
  /** Only games with this time control. */
  clock?: TimeControl,
  /** Prefix of a player's name, or of a word in it; case is ignored. */
  name?: string,
  /** Only games with this result, which must not be `*`. */
  result?: GameResult,
  /** Only games that changed at this Unix time in milliseconds or later. */
  from?: number,
  /** Only games that changed before this Unix time in milliseconds: `updated` of the last game gives the next page. */
  until?: number,
};

/** Open offers, by the side that made them. */
export type Offers = {
  /** A draw. */
  draw: Color | null,
  /** A takeback. */
  takeBack: Color | null,
  /** A rematch. */
  rematch: Color | null,
};

/** A preset phrase, shown in the reader's language. */
export type Phrase = "hello" | "good-luck" | "well-played" | "thank-you" | "sorry" | "one-moment" | "good-game" | "goodbye";

/** A move of a game. */
export type PlayedMove = {
  /** The move in canonical notation. */
  move: string,
  /** Thinking time in milliseconds. */
  spent: number,
  /** Unix time in milliseconds. */
  at: number,
};

/** The game that is played. */
export type RuleSet = "stein" | "khalifa";

/** A message from the server on the WebSocket of a game. The client sends action requests. */
export type ServerMessage = { type: "game",
  /** The game. */
  game: Snapshot,
}
| { type: "events",
  /** The events in order. */
  events: Array<GameEvent>,
  /** The state after the last event. */
  state: CurrentState,
}
| { type: "presence",
  /** `true` while White is connected. */
  w: boolean,
  /** `true` while Black is connected. */
  b: boolean,
  /** Number of connected spectators. */
  watchers: number,
}
| { type: "done",
  /** Idempotency key of the action. */
  id: string | null,
  /** Sequence number of the event. */
  seq: number,
}
| { type: "refused",
  /** Idempotency key of the action. */
  id: string | null,
  /** The reason. */
  code: ErrorCode,
  /** The reason in English. */
  message: string,
};

/** A side of the board: White (`w`) or Black (`b`). */
export type Color = "w" | "b";

/** The side that a challenge's creator asks for. */
export type SideChoice = "w" | "b" | "random";

/** A whole game as a player or spectator sees it. */
export type Snapshot = {
  /** The game's id. */
  id: GameId,
  /** The rule set. */
  game: RuleSet,
  /** The time control. */
  clock: TimeControl,
  /** `true` if the game is listed. */
  public: boolean,
  /** Unix time of creation in milliseconds. */
  created: number,
  /** Name of the challenge's creator. */
  creator: string,
  /** The side the creator asked for. */
  side: SideChoice,
  /** `true` if the client created the challenge. */
  yours: boolean,
  /** The client's side; null for spectators, and while the game is open. */
  you: Color | null,
  /** Both players' names; null while the game is open. */
  names: BySide<string> | null,
  /** The side that moves first. */
  starter: Color,
  /** The starting position. */
  start: string,
  /** The moves so far, without those taken back. */
  moves: Array<PlayedMove>,
  /** The part that changes with every event. */
  state: CurrentState,
};

/** The stage of a game. */
export type Status = "open" | "playing" | "over";

/** The value of a position with perfect play, and of the positions after its legal moves. */
export type TableAnswer = {
  /** The position string. */
  position: string,
  /** The result for the side to move. */
  category: TableCategory,
  /** Distance to the end of the game in plies: positive for a win, negative or 0 for a loss, null for a draw. It is 0 if the
   * game is over. */
  dtw: number | null,
  /** The end of the game, if it is over; else null. */
  ending: Ending | null,
  /** The legal moves, best first. */
  moves: Array<TableMove>,
};

/** The result of a position with perfect play. */
export type TableCategory = "win" | "draw" | "loss";

/** A legal move, with the value of the position after it for the side that is then to move: the best moves lead to a `loss`. */
export type TableMove = {
  /** The move in the notation of the game. */
  move: string,
  /** The result for the opponent, who is to move after this move. */
  category: TableCategory,
  /** Distance to the end of the game in plies, after this move and seen by the opponent: negative or 0 for a move that wins,
   * positive for one that loses, null for a draw. */
  dtw: number | null,
  /** The end of the game, if the move ends it; else null. */
  ending: Ending | null,
};

/** The position to look up in the ending tables. */
export type TableParams = {
  /** The game. Only `stein` has tables. */
  game: RuleSet,
  /** The position string; `_` replaces the blank. */
  position: string,
};

/** The clock settings of a game: `none`, `5+3` (minutes, and seconds added per move) or `3d` (days per move). */
export type TimeControl = string;

/** The secret of one browser or program, sent as `Authorization: Bearer …`. */
export type Token = {
  /** 32 letters and digits. */
  token: string,
};
