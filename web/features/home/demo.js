// The demo games of the home page.
/** @type {Record<import("../../engine/types.d.ts").RuleSet, string[]>} */
export const DEMOS = {
  stein: (
    "a3-b4 j6-i5 b4-f4 g7:h7-g4 f4xg4 g8:h8-g6 g4xh4 i6-h5 j3xh5 j7xh5 h4-f4 i5-h4 f2xh4 i7-i5 i3-g3 a6-b5 h4-g5 " +
    "b5xg5 j2xg5 h6xg5 g1-f2 i5-i4 h2:i2-h3 g5xi3 f4xi4 i3xi4 h1-i2 e6xh3 g3xh3 b6-e6 i2xi4 h5-e5 f2-g3 a7:d7-a4 " +
    "i4xd4 c8:d8-c5 b3xc4 e5xd4 d2xd4 f6xd4 c4xd4 a4-b3 f3:g3-f4 g6-e4 g2xe4 e6-d6 a2xb3 b4xd4 h3-f3 d5xe4 c2xe4 " +
    "e7:f7-e6 b3-d3 d6:e6-d5 c1:d1-c2 f6xf4 b2xd4 c5xd4 g4xf4 e5xe4 f4xe4 d5xe4 e2-f2 d4xd3 f2-g2 e4xe3 g2-e2 d3xe2 " +
    "f3xe3 e2-d1"
  ).split(" "),
  khalifa: (
    "2@44 1@25 3@58 2@56 4@27 3@64 1@65 4@68 44-55,58-47 64-31,68-66 27-37 25-35,31-64 55-46,65-55 35-13,56-45 " +
    "37-28,47-37"
  ).split(" "),
};
