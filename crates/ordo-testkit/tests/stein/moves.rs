//! Move sets, goal moves and reused groups, compared with the list of legal moves.

use ordo_rules::SplitMix64;
use ordo_rules::stein::{Group, Move, Neighbourhood, Position, is_connected, is_connected_without};
use ordo_testkit::laws::{random_games, uniform};
use ordo_testkit::stein::grown_position;

#[test]
fn reused_groups_stay_valid() {
    random_games(&Position::start(), 20_000, uniform(4), |position| {
        let waiting = position.group(!position.turn());
        for mv in position.legal_moves() {
            let next = position.after_unchecked(mv);
            let moved = Group::connected_unchecked(position.turn(), next.enemy());
            assert_eq!(
                moved.articulation_points(),
                next.group(!next.turn()).articulation_points()
            );
            if !mv.is_capture() {
                assert_eq!(next.count_moves_with(&waiting), next.count_moves());
            }
        }
    });
}

#[test]
fn move_sets_agree_with_their_moves() {
    random_games(&Position::start(), 2_000, uniform(5), |position| {
        let mut all = Vec::new();
        position.each_move_set(|set| {
            assert!(!set.is_empty());
            assert_eq!(set.len(), set.targets.len());
            assert_eq!(set.captures, set.targets & position.enemy());
            assert!(position.own().is_superset(set.origins()));
            assert_eq!(set.origins().len(), set.len());
            let folded = set.into_iter().fold(Vec::new(), |mut all, mv| {
                all.push(mv);
                all
            });
            let mut listed: Vec<Move> = set.into_iter().collect();
            assert!(position.targets(listed[0].run()).contains(listed[0].to()));
            assert_eq!(listed.len(), set.len());
            for mv in &listed {
                assert_eq!(mv.run().len(), set.pieces());
                assert_eq!(mv.is_capture(), set.captures.contains(mv.to()));
                let (files, ranks) = (set.direction().files(), set.direction().ranks());
                let way = set.distance() as i8;
                assert_eq!(mv.from().offset(files * way, ranks * way), Some(mv.to()));
            }
            let mut folded = folded;
            folded.sort_unstable();
            listed.sort_unstable();
            assert_eq!(folded, listed);
            let mut begun = set.into_iter();
            let mut halves: Vec<Move> = begun.next().into_iter().collect();
            assert_eq!(begun.len(), set.len() - 1);
            begun.for_each(|mv| halves.push(mv));
            halves.sort_unstable();
            assert_eq!(halves, listed);
            all.extend(listed);
        });
        all.sort_unstable();
        assert_eq!(all, position.legal_moves());

        let own = position.group(position.turn());
        let mut captures = Vec::new();
        position.each_move_set_within(&own, position.enemy(), |set| captures.extend(set));
        captures.sort_unstable();
        all.retain(|mv| mv.is_capture());
        assert_eq!(captures, all);
    });
}

#[test]
fn goal_moves_are_the_moves_that_reach_the_goal_row() {
    random_games(&Position::start(), 20_000, uniform(6), |position| {
        let us = position.turn();
        let moves = position.legal_moves();
        let wins = moves
            .into_iter()
            .filter(|&mv| position.after_unchecked(mv).reached_goal() == Some(us));
        let wins: Vec<Move> = wins.collect();
        assert_eq!(position.goal_moves(us), wins);
        let can = position.can_reach_goal_with(&position.group(us));
        assert_eq!(can, !wins.is_empty());
        // The threats of the other side are its winning moves if it were to move.
        let can_pass = is_connected(position.own());
        assert_eq!(position.null_move().is_some(), can_pass);
        if let Some(null_move) = position.null_move() {
            let threats = position.goal_moves(!us);
            assert_eq!(threats, null_move.goal_moves(!us));
            assert_eq!(null_move.key(), null_move.computed_key());
            assert_eq!(null_move.null_move(), Some(*position));
            let all = null_move.legal_moves();
            assert!(threats.iter().all(|mv| all.contains(mv)));
        }
    });
}

/// The captures of one piece that a connected side can make, found without an analysis of its group.
#[test]
fn s5_captures_that_keep_the_connection_are_the_legal_ones() {
    let mut splitting = 0;
    random_games(&Position::start(), 2_000, uniform(8), |position| {
        if !is_connected(position.own()) {
            return;
        }
        let mut captures = Vec::new();
        position.each_pseudo_legal_capture(position.enemy(), |set| {
            assert_eq!(set.captures, set.targets);
            captures.extend(set);
        });
        let all = captures.len();
        let candidates = Neighbourhood::of(position.own()).articulation_candidates;
        captures.retain(|&mv| position.keeps_connection(mv, candidates));
        splitting += all - captures.len();
        captures.sort_unstable();
        let mut legal = position.legal_moves();
        legal.retain(|mv| mv.is_capture());
        assert_eq!(captures, legal);
    });
    assert!(splitting > 100, "{splitting}");
}

#[test]
fn targets_are_those_of_the_legal_moves() {
    random_games(&Position::start(), 200, uniform(9), |position| {
        let moves = position.legal_moves();
        for mv in &moves {
            let to = moves.iter().filter(|other| other.run() == mv.run());
            assert_eq!(
                position.targets(mv.run()),
                to.map(|other| other.to()).collect()
            );
        }
    });
}

/// The side that has just moved is connected (S5); it loses each of its pieces in turn.
#[test]
fn s4_a_group_that_loses_a_piece_is_connected_or_split() {
    let mut random = SplitMix64::new(7);
    let mut split = 0;
    for _ in 0..3_000 {
        let group = grown_position(&mut random).enemy();
        for lost in group {
            let rest = group.without(lost);
            let connected = is_connected(rest);
            assert_eq!(
                is_connected_without(rest, lost),
                connected,
                "{group}, {lost}"
            );
            split += usize::from(!connected);
        }
    }
    assert!(split > 1_000, "{split}");
}
