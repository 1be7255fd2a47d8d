/// The start position, middle games, split groups, and positions with few pieces.
pub(crate) const STEIN: &[&str] = &[
    "startpos",
    ".b...bbb../bbbbbbbbbb/bb..bb..b./.........b/....w...w./ww..ww..ww/wwww..wwww/..ww..ww.. b",
    "..bb...b../bbb.b.b.b./bb...bbb.b/.bw....b.b/...ww.wb../.www.w..ww/w..w.ww.ww/..w...ww.. w",
    "..bb..bb../bb..bbbbbb/bb...b..bb/b........./ww......../wb..w.w.../wwww.wwwww/..w..www.. b",
    "..bb..bb../bbbbbb..bb/bb..bbbbbb/........../.......w../ww..www..w/wwwwwww.ww/..ww..ww.. b",
    "..b..b..b./bb..bbb.bb/.b.bb..bb./.bb..b...b/.w..w..w../w.w.w.w.ww/ww.w.w..ww/w..w..ww.. w",
    ".....b.b../b..b.bb.../bbb.b..bb./...b...bb./...w.w..../..w.ww..w./..w.w.ww.w/.w...w.... b",
    "....b.b.../b....b.bbb/.bb.b.b.b./..bbb....b/.wb..bw.wb/.wwww....w/ww..www.ww/w...ww.w.. w",
    "..bb..bb../b.bb.b..bb/bb.b....bb/....bbbw../...w....w./ww.w....w./ww.wwww.ww/..ww..ww.. b",
    "..b.....b./...bb...b./..b..b.b../bb....b.../....ww.w../.www..w.../.w....w.w./......ww.. w",
    "......b.../.......b../......b.../.......b../........ww/......ww../......w.w./.......... w",
    ".b......../.b......../..bb....../...b...b../....bbb.b./....b.w.../.....w.w../......w... w",
];

/// The start position, half-placed boards, and full boards: won with few threats or many, lost, undecided.
pub(crate) const KHALIFA: &[&str] = &[
    "startpos",
    "8/8/8/4d3/8/8/2B5/A7 b",
    "5d2/b7/7c/2BC4/8/3D4/4A3/6a1 w",
    "8/8/8/3C4/1c6/7A/2aD1d2/b5B1 b",
];
