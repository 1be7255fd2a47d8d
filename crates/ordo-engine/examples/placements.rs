use ordo_engine::{Limits, Stop, baseline::Dice, khalifa::Prover};
use ordo_rules::khalifa::*;
use std::time::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n: usize = a[1].parse().unwrap();
    let ms: u64 = a[2].parse().unwrap();
    let spacing = if a.get(3).is_some_and(|s| s == "adjacent") {
        Spacing::Adjacent
    } else {
        Spacing::Gaps
    };
    let mut dice = Dice::new(1);
    let mut p = Prover::new(256);
    let (mut won, mut nodes, mut longest) = (0, 0, 0);
    let t = Instant::now();
    let mut by = [0; 3];
    for _ in 0..n {
        let position = loop {
            let mut q = Position::start_with(ordo_rules::Color::White, Options { spacing });
            while q.phase() == Phase::Placing {
                match dice.pick(&q.legal_turns()) {
                    Some(t) => q.play_unchecked(t),
                    None => break,
                }
            }
            if q.phase() == Phase::Moving && q.outcome().is_none() {
                break q;
            }
        };
        p.clear();
        let l = if a.get(4).is_some() {
            Limits {
                nodes: Some(ms),
                ..Limits::default()
            }
        } else {
            Limits {
                movetime: Some(Duration::from_millis(ms)),
                ..Limits::default()
            }
        };
        let t0 = Instant::now();
        if let Some(proof) = p.prove(&position, &l, &Stop::default()) {
            won += 1;
            nodes += proof.nodes;
            longest = longest.max(proof.plies);
            let e = t0.elapsed().as_millis();
            for (i, m) in [10, 100, 1000].iter().enumerate() {
                by[i] += usize::from(e <= *m);
            }
        } else {
            nodes += 0
        }
    }
    println!(
        "{won}/{n} = {:.1} %, by 10/100/1000 ms {:?}, longest {longest}, nodes in wins {nodes}, {:.2}s",
        100.0 * won as f64 / n as f64,
        by.map(|b| 100.0 * b as f64 / n as f64),
        t.elapsed().as_secs_f64()
    );
}
