/** The files of each page, inserted by `bundle.js`. */
declare const PRELOAD: Record<string, string[]>;
