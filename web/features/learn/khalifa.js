/** The lessons of Khalifa's game: an introduction, then one per rule. @type {import("./goals.js").Lesson[]} */
export const KHALIFA = [
  {
    id: "K0",
    steps: [
      { position: "8/8/8/8/8/8/8/8 w", goal: { kind: "move", want: "any", show: "3@44" } },
      {
        position: "4d3/7b/a7/8/1AB1C3/8/2c5/6D1 w",
        goal: { kind: "move", want: "wins", show: "17-47" },
      },
      {
        position: "5d2/b7/7c/2BC4/8/3D4/4A3/6a1 w",
        goal: { kind: "move", want: "wins", show: "34-56,25-52" },
        marks: ["52", "56"],
      },
    ],
  },
  {
    id: "K1",
    steps: [
      { position: "8/8/8/8/8/8/8/8 w", goal: { kind: "tap", squares: ["34"] } },
      { position: "4d3/7b/a7/8/1AB1C3/8/2c5/6D1 w", goal: { kind: "tap", squares: ["17"] } },
    ],
  },
  {
    id: "K2",
    steps: [{ position: "8/8/8/8/8/8/8/8 b", goal: { kind: "choose", answer: false } }],
  },
  {
    id: "K3",
    steps: [{ position: "8/8/8/8/8/3B1c2/8/8 w", goal: { kind: "move", want: "any", show: "1@46" } }],
  },
  {
    id: "K4",
    steps: [
      {
        position: "8/8/8/8/8/3B1c2/8/8 w",
        goal: { kind: "illegal", rule: "K4", show: "3@44" },
        marks: ["34"],
      },
      {
        position: "8/8/8/8/8/3B1c2/8/8 w",
        goal: {
          kind: "move",
          want: ["1@37", "3@37", "4@37", "1@38", "3@38", "4@38"],
          show: "3@37",
        },
        marks: ["36"],
      },
    ],
  },
  {
    id: "K5",
    steps: [
      { position: "4d3/7b/a7/8/1A1CB1D1/8/2c5/8 w", goal: { kind: "move", want: "any", show: "42-62" } },
      { position: "4d3/7b/a7/8/1A1CB1D1/8/2c5/8 w", goal: { kind: "move", want: "twoSteps", show: "42-52,44-34" } },
      {
        position: "5d2/b7/7c/2BC4/8/3D4/4A3/6a1 w",
        goal: { kind: "illegal", rule: "K5", show: "25-52" },
        marks: ["52"],
      },
    ],
  },
  {
    id: "K6",
    steps: [{ position: "5d2/b7/7c/2BC4/8/3D4/4A3/6a1 w", goal: { kind: "choose", answer: false } }],
  },
  {
    id: "K7",
    steps: [
      { position: "c7/6A1/7d/4B3/6b1/2C5/1D6/5a2 b", goal: { kind: "choose", answer: true } },
      { position: "c7/6A1/7d/4B3/3b4/2C5/1D6/5a2 b", goal: { kind: "choose", answer: false } },
      { position: "4d3/7b/a7/8/1A1CB1D1/8/2c5/8 b", goal: { kind: "choose", answer: false } },
      {
        position: "5d2/b7/7c/2BC4/8/3D4/4A3/6a1 w",
        goal: { kind: "move", want: "wins", show: "34-56,25-52" },
        marks: ["52", "56"],
      },
    ],
  },
  {
    id: "K8",
    steps: [
      { position: "4d3/7b/a7/8/1AB1C3/8/2c5/6D1 w", goal: { kind: "move", want: "wins", show: "17-47" } },
      {
        position: "c7/6A1/7d/4B3/3b4/2C5/1D6/5a2 b",
        goal: { kind: "choose", answer: true },
        arrows: [["44", "47"]],
      },
      { position: "5d2/b7/7c/2BC4/8/3D4/4A3/6a1 w", goal: { kind: "choose", answer: true } },
    ],
  },
];
