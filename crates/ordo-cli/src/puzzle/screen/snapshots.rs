//! Snapshots of the screens, and whole puzzles by keyboard.

use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ordo_puzzles::{Collection, Puzzle};
use ordo_rules::{SplitMix64, khalifa, stein};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::app::App;
use crate::failure::Failure;
use crate::language::{Language, Texts};
use crate::puzzle::Solvable;
use crate::tui::testing::text_of;
use crate::tui::theme::Theme;

const PLAIN: Theme = Theme {
    color: false,
    unicode: true,
};

/// White splits the other group with the second move.
const STEIN: &str = "ordo-puzzles 1 stein
shwhecr 400 win 5 unanswerable-split 2b1b1b3/1b1b1b1bbb/b2bw2wbb/4www3/5w4/1w3w4/ww2www3/2ww2w3_w f5xf7 d6-f8 f7xd7
sas89ds 400 win 1 unanswerable-split 2bb6/1b2bb4/b4b4/4bbb3/4b1b3/1wwbw1b1ww/2ww1ww1w1/2w4w2_b f5xf2
";
const KHALIFA: &str = "ordo-puzzles 1 khalifa
ks4b830 975 win 3 ordo-in-two 8/2a5/5b2/3c2D1/1A1C4/2B1d3/8/8_b 73-55,54-45 42-75 55-65,66-55
kmvf1te 570 hold exact only-defence 8/3D4/4C1a1/d2cbB2/4A3/8/8/8_b 55-46,54-55
kx9110e 1540 win 5 winning-placement 8/8/8/4b3/2C4c/5A2/6aB/8_w 4@64 4@12 28-46,43-54 27-24,12-45 54-76,64-86
";

type Puzzles<P> = std::vec::IntoIter<Result<Puzzle<P>, Failure>>;

struct Screen<P: Solvable> {
    app: App<P, Puzzles<P>>,
    size: (u16, u16),
}

impl<P: Solvable> Screen<P> {
    /// The puzzles of a file from number `first` on.
    fn new(file: &str, first: usize, language: Language, theme: Theme) -> Screen<P> {
        let entries = Collection::read(file).unwrap();
        let entries = entries.entries().iter().skip(first);
        let puzzles: Vec<_> = entries.map(|entry| Ok(entry.puzzle().unwrap())).collect();
        let app = App::new(
            puzzles.into_iter(),
            Texts::new(language),
            theme,
            Duration::ZERO,
        );
        Screen {
            app: app.ok().unwrap(),
            size: (80, 24),
        }
    }

    fn keys(mut self, keys: &[KeyCode]) -> Screen<P> {
        for &key in keys {
            self.press(KeyEvent::new(key, KeyModifiers::NONE));
        }
        self
    }

    fn press(&mut self, key: KeyEvent) {
        self.app.on_input(&Event::Key(key)).unwrap();
    }

    fn text(self, text: &str) -> Screen<P> {
        let keys: Vec<KeyCode> = text.chars().map(KeyCode::Char).collect();
        self.keys(&keys)
    }

    fn mv(self, text: &str) -> Screen<P> {
        self.text("/").text(text).keys(&[KeyCode::Enter])
    }

    fn terminal(&mut self) -> Terminal<TestBackend> {
        let (width, height) = self.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| self.app.draw(frame)).unwrap();
        terminal
    }

    /// The characters of the screen once the board has played its moves.
    fn show(&mut self) -> String {
        for _ in 0..20 {
            self.app.tick(Instant::now());
        }
        text_of(&self.terminal())
    }
}

fn stein(first: usize, language: Language) -> Screen<stein::Position> {
    Screen::new(STEIN, first, language, PLAIN)
}

fn khalifa(first: usize, language: Language) -> Screen<khalifa::Position> {
    Screen::new(KHALIFA, first, language, PLAIN)
}

#[test]
fn stein_task() {
    insta::assert_snapshot!(stein(0, Language::En).show());
}

#[test]
fn stein_reply() {
    insta::assert_snapshot!(stein(0, Language::En).mv("f5xf7").show());
}

#[test]
fn stein_solved() {
    for language in Language::ALL {
        let mut screen = stein(0, language).mv("f5xf7").mv("f7xd7");
        let name = format!("stein_solved_{}", language.code());
        insta::assert_snapshot!(name, screen.show());
    }
}

#[test]
fn stein_hints_mark_the_piece_and_then_the_move() {
    let mut screen = stein(0, Language::De).text("h");
    insta::assert_snapshot!("stein_hint_piece", screen.show());
    insta::assert_snapshot!("stein_hint_move", screen.text("h").show());
}

#[test]
fn stein_last_puzzle_as_black_on_a_large_terminal() {
    let mut screen = stein(1, Language::Es);
    screen.size = (120, 40);
    insta::assert_snapshot!(screen.mv("f5xf2").show());
}

#[test]
fn khalifa_solution() {
    insta::assert_snapshot!(khalifa(0, Language::Fr).text("s").show());
}

#[test]
fn khalifa_placement() {
    insta::assert_snapshot!(khalifa(2, Language::En).text("4").show());
}

#[test]
fn khalifa_defence_in_ascii() {
    let theme = Theme {
        color: false,
        unicode: false,
    };
    let screen = Screen::<khalifa::Position>::new(KHALIFA, 1, Language::En, theme);
    let mut screen = screen.text("f");
    insta::assert_snapshot!(screen.show());
    insta::assert_snapshot!(
        "khalifa_defence_solved",
        screen.text("f").mv("55-46,54-55").show()
    );
}

#[test]
fn keys() {
    for language in Language::ALL {
        let name = format!("keys_{}", language.code());
        insta::assert_snapshot!(name, stein(0, language).text("?").show());
    }
}

#[test]
fn a_wrong_move_is_refuted_and_tried_again() {
    for key in [
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Char('r'),
        KeyCode::Char('u'),
    ] {
        let mut screen = stein(0, Language::En);
        let before = screen.show();
        let mut screen = screen.mv("f4-e4");
        let shown = screen.show();
        assert!(shown.contains("That does not solve it: "), "{shown}");
        assert!(shown.contains("Press Enter to try again."), "{shown}");
        assert!(shown.contains("1. f4-e4?"), "{shown}");
        let plies = screen.app.line.moves().len();
        assert!(plies > 1 && screen.app.line.shown() == plies, "{shown}");
        let mut screen = screen.keys(&[key]);
        let after = screen.show();
        let score = "0 of 1 puzzle";
        assert!(after.contains(score) && !before.contains(score), "{after}");
        assert_eq!(screen.app.line.moves().len(), 0);
        let shown = screen.mv("f5xf7").mv("f7xd7").show();
        assert!(shown.contains("Solved!"), "{shown}");
        assert!(shown.contains(score), "a mistake was made: {shown}");
    }
}

#[test]
fn the_score_counts_the_first_attempts_of_a_run() {
    let mut screen = stein(0, Language::En);
    assert_eq!(screen.app.score(), None);
    // Solved, started again, given up: it stays solved.
    screen = screen.mv("f5xf7").mv("f7xd7").text("rs");
    let one = "1 of 1 puzzle solved without help.";
    assert_eq!(screen.app.score().as_deref(), Some(one));
    screen = screen.keys(&[KeyCode::Enter]);
    assert_eq!(screen.app.score().as_deref(), Some(one));
    screen = screen.text("h");
    let two = "1 of 2 puzzles solved without help.";
    assert_eq!(screen.app.score().as_deref(), Some(two));
    let shown = screen.text("n").show();
    assert!(shown.contains("This was the last puzzle"), "{shown}");
}

#[test]
fn replies_are_played_after_a_while_or_at_the_next_key() {
    let mut screen = stein(0, Language::En).mv("f5xf7");
    let shown = |screen: &Screen<stein::Position>| screen.app.line.shown();
    assert_eq!(shown(&screen), 1);
    assert!(screen.app.open_position().is_none());
    screen = screen.keys(&[KeyCode::Left]);
    assert_eq!(shown(&screen), 2);
    assert!(screen.app.open_position().is_some());
    screen = screen.text(",");
    assert_eq!(shown(&screen), 1);
    screen.app.tick(Instant::now());
    assert_eq!(shown(&screen), 1, "browsing stops the board");
    let text = screen.keys(&[KeyCode::Enter]).show();
    assert!(text.contains("Earlier position"), "{text}");
}

#[test]
fn no_terminal_size_panics() {
    let mut screen = khalifa(2, Language::En).text("?");
    for width in [1, 2, 79, 80, 81, 200] {
        for height in [1, 2, 23, 24, 25, 70] {
            screen.size = (width, height);
            screen.terminal();
        }
    }
}

#[test]
fn random_keys_do_no_harm() {
    fn check<P: Solvable>(file: &str) {
        let mut random = SplitMix64::new(1);
        let letters: Vec<KeyCode> = "vurhsnf?,.[]1234/abc3-4@:"
            .chars()
            .map(KeyCode::Char)
            .collect();
        let others = [
            KeyCode::Up,
            KeyCode::Down,
            KeyCode::Left,
            KeyCode::Right,
            KeyCode::Enter,
            KeyCode::Esc,
            KeyCode::Tab,
            KeyCode::Home,
            KeyCode::End,
            KeyCode::Backspace,
        ];
        let keys = [letters, others.repeat(4)].concat();
        let mut moved = 0;
        for _ in 0..4 {
            let mut screen = Screen::<P>::new(file, 0, Language::En, PLAIN);
            for nth in 0..400 {
                let key = *random.choose(&keys).unwrap();
                let shift = random.below(5) == 0;
                let modifiers = if shift {
                    KeyModifiers::SHIFT
                } else {
                    KeyModifiers::NONE
                };
                screen.press(KeyEvent::new(key, modifiers));
                moved = moved.max(screen.app.line.moves().len());
                if nth % 20 == 0 {
                    screen.show();
                }
            }
        }
        assert!(moved > 0, "no move on the board");
    }
    check::<stein::Position>(STEIN);
    check::<khalifa::Position>(KHALIFA);
}
