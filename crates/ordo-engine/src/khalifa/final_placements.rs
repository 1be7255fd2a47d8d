//! The last three placings, searched: who has a placing that leaves the other side nothing?

use ordo_rules::khalifa::{Position, Turn};

use super::board::Board;
use super::calibration;
use super::candidates::Candidates;
use super::dfpn::Verdict;
use super::engine::{Line, Search};
use super::placement::{self, Placing};
use crate::Score;

/// The last piece: every placing makes a whole board, on which the opponent moves first.
pub(super) fn last(search: &mut Search<'_, '_>, position: &Position) {
    let mut candidates = Candidates::new(completions(position), search.dfpn);
    for round in 1..=search.limits.depth.unwrap_or(60).clamp(1, 50) {
        let work = 8u64 << round;
        candidates.work(work, search.dfpn, search.handicap, &mut search.budget);
        if let Some((candidate, plies)) = candidates.lost() {
            let score = Score::loss_in(plies + 1);
            let after = Board::new(&position.after_unchecked(candidate.turn));
            let line = after.map(|after| search.dfpn.line(after));
            let line = line.into_iter().flatten();
            let line = [candidate.turn].into_iter().chain(line).collect();
            search.tell(round, vec![(score, line)]);
            return;
        }
        search.tell(round, candidates.ranking(calibration::last_placing));
        if search.budget.is_over() {
            return;
        }
    }
}

/// The last piece but one: the placing that leaves the opponent the fewest completions that are not proved lost for him. If it
/// leaves none, the game is won.
pub(super) fn last_but_one(search: &mut Search<'_, '_>, mut placings: Vec<Placing>) {
    let mut closings = Vec::new();
    for round in 1..=search.limits.depth.unwrap_or(60).clamp(1, 60) {
        let mut fewest = usize::MAX;
        for i in 0..placings.len() {
            let Some(Placing { after, .. }) = placings.get(i).copied() else {
                return;
            };
            let Some(left) = open(search, &after, 1 << round, fewest, &mut closings) else {
                return;
            };
            if left.count >= fewest {
                continue;
            }
            fewest = left.count;
            to_front(&mut placings, i);
            let score = match left.count {
                0 => Score::win_in(left.longest + 2),
                _ => calibration::placing(200.0 - 400.0 * left.share()),
            };
            tell(search, round, score, &placings);
            if left.count == 0 {
                return;
            }
        }
    }
}

/// The last piece but two: the placing after which the opponent's best leaves the most completions open. If it leaves none
/// after any placing, the game is lost, and the one that took the most nodes to refute is the most trouble.
pub(super) fn last_but_two(search: &mut Search<'_, '_>, placings: Vec<Placing>) {
    let mut known = Known::default();
    let mut thirds: Vec<Third> = placings.into_iter().map(Third::new).collect();
    for round in 1..=search.limits.depth.unwrap_or(60).clamp(1, 60) {
        let mut most = 0;
        for i in 0..thirds.len() {
            let Some(third) = thirds.get_mut(i).filter(|third| third.loses_in.is_none()) else {
                continue;
            };
            let before = search.budget.nodes();
            let after = third.placing.after;
            let Some(left) = open_after_best(search, &after, 1 << round, most, &mut known) else {
                return;
            };
            third.nodes += search.budget.nodes() - before;
            if left.count > most {
                most = left.count;
                to_front(&mut thirds, i);
            } else if left.count == 0 {
                third.loses_in = Some(left.longest + 3);
                if most > 0 {
                    continue;
                }
            } else {
                continue;
            }
            let alive = thirds.iter().filter(|third| third.loses_in.is_none());
            let alive: Vec<Placing> = alive.map(|third| third.placing).collect();
            let score = calibration::placing(400.0 * left.share() - 200.0);
            tell(search, round, score, &alive);
        }
        if let Some((hardest, plies)) = lost(&thirds) {
            search.tell(round, vec![(Score::loss_in(plies), vec![hardest])]);
            return;
        }
    }
}

/// What the best last placing but one leaves open, or one that leaves no more than `enough`. None if the time is over.
fn open_after_best(
    search: &mut Search<'_, '_>,
    position: &Position,
    nodes: u64,
    enough: usize,
    known: &mut Known,
) -> Option<Open> {
    let mut fewest = Open {
        count: usize::MAX,
        all: 0,
        longest: 0,
    };
    for answer in known_first(position, &known.answers) {
        let left = open(
            search,
            &answer.after,
            nodes,
            fewest.count,
            &mut known.closings,
        )?;
        if left.count < fewest.count {
            fewest = left;
            remember(&mut known.answers, answer.turn);
        }
        if fewest.count <= enough {
            break;
        }
    }
    Some(fewest)
}

/// Placings that were good lately, the last one last.
#[derive(Default)]
struct Known {
    /// Of the last piece but one.
    answers: Vec<Turn>,
    /// Of the last piece.
    closings: Vec<Turn>,
}

/// A placing of the last piece but two.
struct Third {
    placing: Placing,
    /// How many nodes were looked at to refute it.
    nodes: u64,
    /// In how many plies it loses, if that is proved.
    loses_in: Option<u16>,
}

impl Third {
    fn new(placing: Placing) -> Third {
        Third {
            placing,
            nodes: 0,
            loses_in: None,
        }
    }
}

/// Whether every placing loses: the one that was hardest to refute, and in how many plies all of them lose.
fn lost(thirds: &[Third]) -> Option<(Turn, u16)> {
    let mut longest = 0;
    for third in thirds {
        longest = longest.max(third.loses_in?);
    }
    let hardest = thirds.iter().max_by_key(|third| third.nodes)?;
    Some((hardest.placing.turn, longest))
}

/// Reports the best placing, and those after it as they look, but never better.
fn tell(search: &mut Search<'_, '_>, round: u32, score: Score, placings: &[Placing]) {
    let line = |placing: &Placing| -> Line {
        (
            placement::score(placing.worth).min(score),
            vec![placing.turn],
        )
    };
    let mut lines: Vec<Line> = placings.iter().map(line).collect();
    if let Some(first) = lines.first_mut() {
        first.0 = score;
    }
    search.tell(round, lines);
}

fn to_front<T>(list: &mut [T], index: usize) {
    if let Some(first) = list.get_mut(..=index) {
        first.rotate_right(1);
    }
}

/// What is left to the side that places the last piece.
#[derive(Clone, Copy)]
struct Open {
    /// How many placings are not proved lost.
    count: usize,
    /// Of how many.
    all: usize,
    /// In how many plies the others lose at most.
    longest: u16,
}

impl Open {
    fn share(self) -> f32 {
        self.count as f32 / self.all.max(1) as f32
    }
}

/// The last placings that so many nodes do not prove lost; no more are counted than `most`. None if the time is over.
fn open(
    search: &mut Search<'_, '_>,
    position: &Position,
    nodes: u64,
    most: usize,
    known: &mut Vec<Turn>,
) -> Option<Open> {
    let placings = known_first(position, known);
    let mut left = Open {
        count: 0,
        all: placings.len(),
        longest: 0,
    };
    let mut lost: Option<Board> = None;
    for Placing { turn, after, .. } in placings {
        let Some(board) = Board::new(&after) else {
            continue;
        };
        // What beats one placing often beats the next.
        if let Some(lost) = lost {
            search.dfpn.try_like(board, lost);
        }
        if let Verdict::Proved(plies) = search.dfpn.attack(board, nodes, &mut search.budget) {
            lost = Some(board);
            left.longest = left.longest.max(plies);
        } else {
            left.count += 1;
            remember(known, turn);
        }
        if search.budget.is_over() {
            return None;
        }
        if left.count >= most {
            break;
        }
    }
    Some(left)
}

/// Puts a placing that was good before others of its kind.
fn remember(known: &mut Vec<Turn>, turn: Turn) {
    known.retain(|&other| other != turn);
    known.push(turn);
}

/// The legal placings: first those that were good lately, then the others as they look.
fn known_first(position: &Position, known: &[Turn]) -> Vec<Placing> {
    let mut placings = placement::at_sight(position);
    placings.sort_by_cached_key(|placing| {
        let last = known.iter().rposition(|other| *other == placing.turn);
        core::cmp::Reverse(last)
    });
    placings
}

/// The last placings, with the boards they make.
fn completions(position: &Position) -> impl Iterator<Item = (Turn, Board)> {
    let position = *position;
    position.legal_turns().into_iter().filter_map(move |turn| {
        let after = position.after_unchecked(turn);
        Some((turn, Board::new(&after)?))
    })
}
