/** Texts of the lessons. Words between asterisks are emphasized. @type {import("../i18n.js").Catalogue} */
const lessons = {
  "lesson.S0.title": "Stein’s Ordo in a minute",
  "lesson.S0.1":
    "You are White and move up the board. Get one piece to the *opponent’s home row* and you win. Tap a piece, then a crown.",
  "lesson.S0.1.after": "That is the goal. Now the catch.",
  "lesson.S0.2":
    "After your move, all your pieces must be *connected*, sides and corners alike. Try to move the key piece e5 forward.",
  "lesson.S0.2.after": "The lines show it: without e5, the group falls apart. So that move is not allowed.",
  "lesson.S0.3":
    "Pieces slide any distance: forward, diagonally forward or sideways. They *capture* what they land on. Capture on f5.",
  "lesson.S0.3.after": "One piece fewer for Black. Captures make holes in a group.",
  "lesson.S0.4": "Pieces side by side can move as one: an *ordo*. Drag across d3, e3 and f3, then let go further up.",
  "lesson.S0.4.after": "An ordo moves across its own line, and it never captures.",
  "lesson.S0.5":
    "There is a second way to win: split the other group so that no move can reconnect it. Find the capture.",
  "lesson.S0.5.after": "Black cannot reconnect the two halves. You win. That is Stein’s Ordo!",

  "lesson.S1.title": "Board",
  "lesson.S1.1": "Ten files from a to j, eight ranks from 1 to 8. A square is named by file and rank. Tap *e4*.",
  "lesson.S1.1.after": "File e, rank 4.",
  "lesson.S1.2":
    "Rank 1 is White’s home row, rank 8 is Black’s. Forward means towards the other side’s home row. You are White: tap a square of the row you want to reach.",
  "lesson.S1.2.after": "There: Black’s home row is your goal.",

  "lesson.S2.title": "Start",
  "lesson.S2.1":
    "Each side has 20 pieces, and each group is connected. Make any first move: tap a piece to see where it can go.",
  "lesson.S2.1.after": "One of 56 first moves.",

  "lesson.S3.title": "Turns",
  "lesson.S3.1": "White begins, then you take turns. White has played e3-e4. Now you are Black: answer with any move.",
  "lesson.S3.1.after": "And White is to move again.",
  "lesson.S3.2": "White likes the position as it is. May White pass?",
  "lesson.S3.2.after": "Passing is not allowed. Every turn is a move.",

  "lesson.S4.title": "Group",
  "lesson.S4.1":
    "All your pieces together are your group. Pieces are neighbours when their squares touch, along a side or at a corner. Is White’s group connected?",
  "lesson.S4.1.after": "Yes: e4 touches d3, f3 and d5 at the corners. Follow the lines.",
  "lesson.S4.2": "Black has captured on e4. Is White’s group still connected?",
  "lesson.S4.2.after": "No: it is split into three parts.",
  "lesson.S4.3": "One of the three parts is a single piece. Tap it.",
  "lesson.S4.3.after": "d5 touches no other white piece.",

  "lesson.S5.title": "Connection",
  "lesson.S5.1": "After your move, your group must be connected. e4 holds this one together. Try to move it forward.",
  "lesson.S5.1.after": "Not allowed: the group would fall apart.",
  "lesson.S5.2": "Now find a move that keeps the group together.",
  "lesson.S5.2.after": "Still one group.",
  "lesson.S5.3": "There is no exception. Try to capture on e6.",
  "lesson.S5.3.after": "Captures too must keep the group connected.",
  "lesson.S5.4": "Not even on the home row. Try to capture on f8.",
  "lesson.S5.4.after": "f8 would be cut off, so it does not win; it is simply not allowed.",

  "lesson.S6.title": "Singleton move",
  "lesson.S6.1":
    "A single piece moves in a straight line over empty squares, as far as you like. d3 is White’s only piece: move it anywhere.",
  "lesson.S6.1.after": "Forward, diagonally forward or sideways: five directions.",
  "lesson.S6.2": "It may end on an enemy piece and capture it. Capture on f5.",
  "lesson.S6.2.after": "The captured piece leaves the board.",
  "lesson.S6.3": "But it never jumps. Try to go past f5, to g6.",
  "lesson.S6.3.after": "f5 is in the way.",

  "lesson.S7.title": "Ordo move",
  "lesson.S7.1":
    "Two or more of your pieces side by side in a rank or a file are an ordo, and may move as one. Move d3, e3 and f3 forward together: drag across them, or tap the first and the last.",
  "lesson.S7.1.after": "All go the same distance, straight ahead.",
  "lesson.S7.2": "A part of a line may move too. Move just two of the three together.",
  "lesson.S7.2.after": "Two pieces are enough for an ordo.",
  "lesson.S7.3": "A vertical ordo moves sideways. Move d4 and d5 together.",
  "lesson.S7.3.after": "Always across its own line.",
  "lesson.S7.4": "May the ordo move along its own line, in single file?",
  "lesson.S7.4.after": "No, only across it. (Each piece alone could go that way.)",
  "lesson.S7.5": "May the ordo move diagonally?",
  "lesson.S7.5.after": "No, only straight across its line.",
  "lesson.S7.6": "May one of its pieces go further than the other?",
  "lesson.S7.6.after": "No. All pieces of an ordo go the same distance.",
  "lesson.S7.7":
    "Every square it enters or crosses must be empty: an ordo never captures. Try to move e4 and f4 forward together.",
  "lesson.S7.7.after": "There is an enemy piece on f5. Only a single piece could capture it.",

  "lesson.S8.title": "Directions",
  "lesson.S8.1": "While your group is connected, nothing moves backward. Try to move e6 back to d5.",
  "lesson.S8.1.after": "Moving backward is not allowed.",
  "lesson.S8.2": "Sideways is always open. Make a sideways move.",
  "lesson.S8.2.after":
    "Single pieces: forward, diagonally forward, sideways. Horizontal ordos: forward. Vertical ordos: sideways.",

  "lesson.S9.title": "Split",
  "lesson.S9.1":
    "Black has captured on e5, and your group is split. Your move must reconnect it. Try one that does not, such as c3-c4.",
  "lesson.S9.1.after": "It would stay split, so that is not allowed.",
  "lesson.S9.2": "Now you may also move backward: all eight directions are open. Reconnect the group with e6.",
  "lesson.S9.2.after": "One group again, by moving backward or by capturing.",
  "lesson.S9.3": "Horizontal ordos may move backward too. Reconnect the group by moving e6 and f6 together.",
  "lesson.S9.3.after": "Backward, but only to reconnect.",

  "lesson.S10.title": "End",
  "lesson.S10.1": "Reach the opponent’s home row with a connected group, and you win.",
  "lesson.S10.1.after": "White reaches the home row and wins.",
  "lesson.S10.2": "Or split the other group so that no move reconnects it. Find the capture.",
  "lesson.S10.2.after": "Black cannot reconnect: White wins.",
  "lesson.S10.3": "Or capture the last piece.",
  "lesson.S10.3.after": "Nothing is left: White wins.",
  "lesson.S10.4": "The same position occurs for the third time, with the same side to move. Is the game a draw?",
  "lesson.S10.4.after":
    "Yes, by our reading; the published rules do not say. In our reading, too, a player without any legal move loses.",

  "lesson.K0.title": "Khalifa’s Ordo in a minute",
  "lesson.K0.1":
    "Four pieces each, in four sizes. First you take turns placing them. Choose a size and put it anywhere.",
  "lesson.K0.1.after": "Eight pieces, then the moving begins.",
  "lesson.K0.2":
    "Pieces slide any distance, in all directions. Line up your four *in order of size* and you win: move the 4 next to the others.",
  "lesson.K0.2.after": "1, 2, 3, 4: an *ordo*. Gaps are fine, as long as no enemy piece is in between.",
  "lesson.K0.3":
    "In one turn you may move *two* pieces. Make an ordo on row 5: the 4 steps aside, the 1 slides through.",
  "lesson.K0.3.after": "You win. That is Khalifa’s Ordo!",

  "lesson.K1.title": "Board and pieces",
  "lesson.K1.1":
    "Eight rows and eight columns. Two digits name a square: first the row, from White’s side, then the column, from White’s left. Tap *34*.",
  "lesson.K1.1.after": "Row 3, column 4.",
  "lesson.K1.2": "Each side has four pieces: one ring for size 1, four rings for size 4. Tap White’s largest.",
  "lesson.K1.2.after": "That is the 4.",

  "lesson.K2.title": "Who starts",
  "lesson.K2.1":
    "In the first game, the starting side is chosen at random. White started the last game between you two. Does White start again?",
  "lesson.K2.1.after": "No: now the other player starts.",

  "lesson.K3.title": "Placing",
  "lesson.K3.1":
    "The players take turns placing one piece each, whichever they like, until all eight are on the board. Place one of yours.",
  "lesson.K3.1.after": "Now it would be Black’s turn to place.",

  "lesson.K4.title": "No two in line",
  "lesson.K4.1":
    "While placing, two of your pieces may not share a row, column or diagonal. Try to place one in line with 34.",
  "lesson.K4.1.after": "In line with 34, so not allowed.",
  "lesson.K4.2":
    "Unless an enemy piece is between them. Use the black piece: place one of yours behind it, on 37 or 38.",
  "lesson.K4.2.after": "The black piece on 36 separates the two.",

  "lesson.K5.title": "Moving",
  "lesson.K5.1":
    "When all eight are placed, you move one or two of your pieces per turn, straight in any direction, as far as the path is clear. Move one and end your turn.",
  "lesson.K5.1.after": "One piece is enough.",
  "lesson.K5.2": "Now move two pieces in one turn.",
  "lesson.K5.2.after": "Two different pieces, one after the other.",
  "lesson.K5.3": "No piece jumps, and none is captured. Try to send the 1 from 25 to 52.",
  "lesson.K5.3.after": "The 4 on 34 is in the way. If it moved first, the path would be clear.",

  "lesson.K6.title": "No passing",
  "lesson.K6.1": "White likes the position as it is. May White pass?",
  "lesson.K6.1.after": "No, at least one piece must move. That is always possible.",

  "lesson.K7.title": "Ordo",
  "lesson.K7.1": "An ordo: four pieces on one row, column or diagonal, in order of size. Does White have one here?",
  "lesson.K7.1.after": "Yes, on the diagonal from 22 to 77. Empty squares in between are allowed; that is our reading.",
  "lesson.K7.2": "Does White have one here?",
  "lesson.K7.2.after": "No: the black piece on 44 is in between.",
  "lesson.K7.3": "And here?",
  "lesson.K7.3.after": "No: row 4 reads 1, 3, 2, 4. The order is wrong.",
  "lesson.K7.4": "Make an ordo on row 5, with two pieces.",
  "lesson.K7.4.after": "1-2-3-4 from left to right. Either way round would do.",

  "lesson.K8.title": "End",
  "lesson.K8.1": "If your turn makes an ordo, you win at once. One move is enough here.",
  "lesson.K8.1.after": "White wins.",
  "lesson.K8.2": "Black plays 44-47 and clears White’s diagonal. Does White win?",
  "lesson.K8.2.after": "Yes, by our reading: Black gave White the ordo. Had Black made one too, Black would win.",
  "lesson.K8.3": "The same position occurs for the third time, with the same side to move. Is the game a draw?",
  "lesson.K8.3.after": "Yes, by our reading.",
};
export default lessons;
