/** The lessons of Stein's game: an introduction, then one per rule. @type {import("./goals.js").Lesson[]} */
export const STEIN = [
  {
    id: "S0",
    steps: [
      {
        position: "6bb2/3ww2bb1/2ww4b1/1ww7/2w7/10/10/10 w",
        goal: { kind: "move", want: "wins", show: "d7-d8" },
      },
      {
        position: "4bb4/3bbbb3/10/4w5/3w1w4/2w3w3/2ww1ww3/10 w",
        goal: { kind: "illegal", rule: "S5", show: "e5-e6" },
      },
      {
        position: "10/5bb3/5bb3/5b4/4ww4/3ww5/3w6/10 w",
        goal: { kind: "move", want: "capture", show: "f4xf5" },
      },
      {
        position: "4bb4/3bbbb3/10/10/6w3/3www4/10/10 w",
        goal: { kind: "move", want: "ordo", show: "d3:f3-d5" },
      },
      {
        position: "10/2b7/3b6/4b5/3wwb4/3ww1b3/3w6/10 w",
        goal: { kind: "move", want: "wins", show: "e4xe5" },
      },
    ],
  },
  {
    id: "S1",
    steps: [
      {
        position: "2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w",
        goal: { kind: "tap", squares: ["e4"] },
      },
      {
        position: "2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w",
        goal: { kind: "tap", squares: ["a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8", "i8", "j8"] },
      },
    ],
  },
  {
    id: "S2",
    steps: [
      {
        position: "2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w",
        goal: { kind: "move", want: "any", show: "e3-e4" },
      },
    ],
  },
  {
    id: "S3",
    steps: [
      {
        position: "2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/4w5/ww3w2ww/wwwwwwwwww/2ww2ww2 b",
        goal: { kind: "move", want: "any", show: "f6-f5" },
      },
      {
        position: "2bb2bb2/bbbbbbbbbb/bb2b3bb/5b4/4w5/ww3w2ww/wwwwwwwwww/2ww2ww2 w",
        goal: { kind: "choose", answer: false },
      },
    ],
  },
  {
    id: "S4",
    steps: [
      {
        position: "10/3bbb4/4b5/3w6/4w5/2ww1ww3/10/10 w",
        goal: { kind: "choose", answer: true },
      },
      {
        position: "10/4bb4/4b5/3w1b4/4b5/2ww1ww3/10/10 w",
        goal: { kind: "choose", answer: false },
      },
      {
        position: "10/4bb4/4b5/3w1b4/4b5/2ww1ww3/10/10 w",
        goal: { kind: "tap", squares: ["d5"] },
      },
    ],
  },
  {
    id: "S5",
    steps: [
      {
        position: "4bb4/4bb4/10/10/4w5/2ww1ww3/10/10 w",
        goal: { kind: "illegal", rule: "S5", show: "e4-e5" },
        marks: ["e4"],
      },
      {
        position: "4bb4/4bb4/10/10/4w5/2ww1ww3/10/10 w",
        goal: { kind: "move", want: "any", show: "d3-d4" },
      },
      {
        position: "4bb4/4bb4/4b5/10/4w5/2ww1ww3/10/10 w",
        goal: { kind: "illegal", rule: "S5", show: "e4xe6" },
        marks: ["e6"],
      },
      {
        position: "4bb4/3ww5/2w7/10/10/10/10/10 w",
        goal: { kind: "illegal", rule: "S5", show: "e7xf8" },
        marks: ["f8"],
      },
    ],
  },
  {
    id: "S6",
    steps: [
      {
        position: "10/5b4/5b4/5b4/10/3w6/10/10 w",
        goal: { kind: "move", want: "any", show: "d3-d5" },
      },
      {
        position: "10/5b4/5b4/5b4/10/3w6/10/10 w",
        goal: { kind: "move", want: "capture", show: "d3xf5" },
      },
      {
        position: "10/5b4/5b4/5b4/10/3w6/10/10 w",
        goal: { kind: "illegal", rule: "S6", show: "d3-g6" },
        marks: ["g6"],
      },
    ],
  },
  {
    id: "S7",
    steps: [
      {
        position: "4bb4/3bbbb3/10/10/6w3/3www4/10/10 w",
        goal: { kind: "move", want: "ordo3", show: "d3:f3-d4" },
      },
      {
        position: "4bb4/3bbbb3/10/10/6w3/3www4/10/10 w",
        goal: { kind: "move", want: "ordo2", show: "e3:f3-e4" },
      },
      {
        position: "4bb4/4bb4/10/3w6/3w6/4w5/10/10 w",
        goal: { kind: "move", want: "ordo", show: "d4:d5-e4" },
      },
      {
        position: "4bb4/4bb4/10/10/10/3ww5/10/10 w",
        goal: { kind: "choose", answer: false },
        arrows: [
          ["d3", "e3"],
          ["e3", "f3"],
        ],
      },
      {
        position: "4bb4/4bb4/10/10/10/3ww5/10/10 w",
        goal: { kind: "choose", answer: false },
        arrows: [
          ["d3", "e4"],
          ["e3", "f4"],
        ],
      },
      {
        position: "4bb4/4bb4/10/10/10/3ww5/10/10 w",
        goal: { kind: "choose", answer: false },
        arrows: [
          ["d3", "d4"],
          ["e3", "e5"],
        ],
      },
      {
        position: "10/4bb4/5bb3/5b4/4ww4/3w6/10/10 w",
        goal: { kind: "illegal", rule: "S7", show: "e4:f4-e5" },
        marks: ["f5"],
      },
    ],
  },
  {
    id: "S8",
    steps: [
      {
        position: "6bb2/6bb2/4w5/4w5/3w6/2w7/10/10 w",
        goal: { kind: "illegal", rule: "S8", show: "e6-d5" },
        marks: ["d5"],
      },
      {
        position: "6bb2/6bb2/4w5/4w5/3w6/2w7/10/10 w",
        goal: { kind: "move", want: "sideways", show: "e6-d6" },
      },
    ],
  },
  {
    id: "S9",
    steps: [
      {
        position: "6b3/5bb3/4wb4/4b5/3w6/2w7/10/10 w",
        goal: { kind: "illegal", rule: "S9", show: "c3-c4" },
      },
      {
        position: "6b3/5bb3/4wb4/4b5/3w6/2w7/10/10 w",
        goal: { kind: "move", want: "any", show: "e6-d5" },
      },
      {
        position: "8b1/7bb1/4ww1b2/6b3/6w3/5ww3/10/10 w",
        goal: { kind: "move", want: "ordo", show: "e6:f6-e5" },
      },
    ],
  },
  {
    id: "S10",
    steps: [
      {
        position: "4bb4/3ww5/2w7/10/10/10/10/10 w",
        goal: { kind: "move", want: "wins", show: "e7-d8" },
      },
      {
        position: "10/6bb2/6b3/5b4/2b1bww3/3b1ww3/10/10 w",
        goal: { kind: "move", want: "wins", show: "f4xf5" },
      },
      {
        position: "10/10/5b4/4ww4/4w5/3ww5/10/10 w",
        goal: { kind: "move", want: "wins", show: "f5xf6" },
      },
      {
        position: "2bb2bb2/bbbbbbbbbb/bb2b3bb/5b4/4w5/ww3w2ww/wwwwwwwwww/2ww2ww2 w",
        goal: { kind: "choose", answer: true },
      },
    ],
  },
];
