//! Speed of the rules, next to cozy-chess in the same run.
use ordo_rules::stein::{self, Position};
use std::time::Instant;

fn chess(board: &cozy_chess::Board, depth: u32, bulk: bool) -> u64 {
    let mut n = 0;
    if depth == 0 {
        std::hint::black_box(board);
        return 1;
    }
    board.generate_moves(|moves| {
        if bulk && depth == 1 {
            n += moves.len() as u64;
        } else {
            for mv in moves {
                let mut b = board.clone();
                b.play_unchecked(mv);
                n += chess(&b, depth - 1, bulk);
            }
        }
        false
    });
    n
}
fn time(name: &str, mut f: impl FnMut() -> u64) -> f64 {
    let mut best = 0f64;
    let mut n = 0;
    for _ in 0..std::env::var("N").map_or(3, |n| n.parse().unwrap()) {
        let t = Instant::now();
        n = f();
        best = best.max(n as f64 / t.elapsed().as_secs_f64() / 1e6);
    }
    println!("{name:40} {n:12} {best:9.1} M/s");
    best
}
fn main() {
    let board = cozy_chess::Board::default();
    let b = time("cozy bulk", || chess(&board, 5, true));
    let u = time("cozy unbulked", || chess(&board, 5, false));
    let s = Position::start();
    println!("start {:.2}", time("start 5", || stein::perft(&s, 4)) / b);
    println!(
        "start unbulked {:.2}",
        time("start 4", || stein::perft_unbulked(&s, 4)) / u
    );
    for p in [
        ".b...bbb../bbbbbbbbbb/bb..bb..b./.........b/....w...w./ww..ww..ww/wwww..wwww/..ww..ww.. b",
        "..bb...b../bbb.b.b.b./bb...bbb.b/.bw....b.b/...ww.wb../.www.w..ww/w..w.ww.ww/..w...ww.. w",
        "..bb..bb../bb..bbbbbb/bb...b..bb/b........./ww......../wb..w.w.../wwww.wwwww/..w..www.. b",
    ] {
        let p: Position = p.parse().unwrap();
        println!("  {:.2}", time("mid 4", || stein::perft(&p, 4)) / b);
        println!(
            "  unbulked {:.2}",
            time("mid 4", || stein::perft_unbulked(&p, 4)) / u
        );
    }
}
