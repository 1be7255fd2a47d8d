// The shapes of docs/API.md that the pages use.
import type { Color, GameName } from "../ordo/types.d.ts";

export type Status = "open" | "playing" | "over";
export type Phrase = "hello" | "good-luck" | "well-played" | "thank-you" | "sorry" | "one-moment" | "good-game" | "goodbye";

export interface Challenge {
  game: GameName;
  side: Color | "lot";
  clock: string;
  public: boolean;
}

/** What a form holds. */
export interface Wishes extends Challenge {
  /** Is the clock entered in figures? */
  own: boolean;
}

export interface State {
  seq: number;
  status: Status;
  plies: number;
  turn: Color;
  position: string;
  occurrences: number;
  /** What was left at the moment `now`. */
  clocks: { w: number; b: number; running: Color | null } | null;
  offers: { draw: Color | null; takeBack: Color | null; rematch: Color | null };
  ending: { winner: Color | null; reason: string } | null;
  rematch: string | null;
  now: number;
}

export interface Played {
  move: string;
  spent: number;
  at: number;
}

export interface GameView {
  id: string;
  game: GameName;
  clock: string;
  public: boolean;
  created: number;
  creator: string;
  side: Color | "lot";
  yours: boolean;
  you: Color | null;
  names: Record<Color, string> | null;
  starter: Color;
  start: string;
  moves: Played[];
  state: State;
}

export interface Happened {
  seq: number;
  at: number;
  by?: Color;
  id?: string;
  type: string;
  ply?: number;
  move?: string;
  spent?: number;
  to?: number;
  phrase?: Phrase;
  winner?: Color | null;
  reason?: string;
  game?: string;
}

export interface Presence {
  w: boolean;
  b: boolean;
  watchers: number;
}

export type FromServer =
  | { type: "game"; game: GameView }
  | { type: "events"; events: Happened[]; state: State }
  | ({ type: "presence" } & Presence)
  | { type: "done"; id: string; seq: number }
  | { type: "refused"; id: string; code: string; message: string };

export interface Action {
  id: string;
  type: string;
  move?: string;
  ply?: number;
  phrase?: Phrase;
}

export interface Listed {
  id: string;
  game: GameName;
  clock: string;
  public: boolean;
  status: Status;
  created: number;
  updated: number;
  /** When the flag falls, or the challenge expires. */
  deadline: number | null;
  plies: number;
  creator: string;
  side: Color | "lot";
  white: string | null;
  black: string | null;
  result: string | null;
  reason: string | null;
  position: string;
  you?: Color | null;
}

/** A player whom this device has blocked: where they met, and the name they had there. */
export interface Block {
  game: string;
  name: string;
  at: number;
}
