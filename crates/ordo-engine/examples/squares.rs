use ordo_engine::{Limits, Stop, baseline::Dice, khalifa::Prover};
use ordo_rules::{Color, khalifa::*};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n: usize = a[1].parse().unwrap();
    let spacing = if a.get(2).is_some_and(|s| s == "adjacent") {
        Spacing::Adjacent
    } else {
        Spacing::Gaps
    };
    let mut dice = Dice::new(77);
    let mut p = Prover::new(256);
    let mut t = [[[(0.0f64, 0.0f64); 10]; 2]; 2];
    let mut all = (0.0, 0.0);
    for _ in 0..n {
        let mut q = Position::start_with(Color::White, Options { spacing });
        while q.phase() == Phase::Placing {
            let turn = dice.pick(&q.legal_turns()).unwrap();
            q.play_unchecked(turn)
        }
        p.clear();
        let l = Limits {
            nodes: Some(3),
            ..Limits::default()
        };
        let w = f64::from(p.prove(&q, &l, &Stop::default()).is_some());
        all.0 += w;
        all.1 += 1.0;
        for piece in Piece::all() {
            let s = q.square(piece).unwrap();
            let f = |x: u8| x.min(7 - x) as usize;
            let (r, c) = (f(s.row()).min(f(s.column())), f(s.row()).max(f(s.column())));
            let class = [0, 4, 7, 9][r] + c - r;
            let inner = usize::from(matches!(piece.size, Size::Two | Size::Three));
            let e = &mut t[piece.color as usize][inner][class];
            e.0 += w;
            e.1 += 1.0;
        }
    }
    println!("all {:.4}", all.0 / all.1);
    for (c, name) in [(0, "first"), (1, "second")] {
        for i in 0..2 {
            println!(
                "{name} inner={i} {:?}",
                t[c][i].map(|(w, n)| (1000.0 * (w / n - all.0 / all.1)).round())
            );
        }
    }
}
