//! Snapshots of the screens, without engine: what a game of each kind looks like.

use std::sync::mpsc;
use std::time::{Duration, Instant};

use crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyModifiers};
use ordo_engine::Score;
use ordo_rules::{Game, SplitMix64, khalifa, stein};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::app::App;
use crate::language::{Language, Texts};
use crate::play::clock::Clock;
use crate::play::controller::{ControllerSettings, GameController};
use crate::play::event::Event;
use crate::play::review::Review;
use crate::play::session::{Player, Session};
use crate::tui::board::BoardGame;
use crate::tui::testing::text_of;
use crate::tui::theme::Theme;

const PLAIN: Theme = Theme {
    color: false,
    unicode: true,
};

pub(super) struct Screen<P: BoardGame> {
    app: App<P>,
    size: (u16, u16),
}

impl<P: BoardGame> Screen<P> {
    /// Two people, without a clock.
    pub(super) fn new(moves: &[&str], language: Language, theme: Theme) -> Screen<P> {
        Screen::from(P::start(), moves, language, theme)
    }

    fn from(start: P, moves: &[&str], language: Language, theme: Theme) -> Screen<P> {
        let mut game: Game<P> = Game::from_position(start);
        for mv in moves {
            game.play(mv.parse().ok().unwrap()).ok().unwrap();
        }
        let clock = Clock::new("5+3".parse().unwrap());
        let session = Session::new(game, [Player::Person; 2], clock);
        let settings = ControllerSettings {
            texts: Texts::new(language),
            name: None,
            seed: 1,
            seeded: true,
            pace: Duration::ZERO,
            keeper: None,
        };
        let (sender, _) = mpsc::channel();
        Screen {
            app: App::new(GameController::new(session, settings, sender), theme),
            size: (80, 24),
        }
    }

    pub(super) fn keys(mut self, keys: &[KeyCode]) -> Screen<P> {
        for &key in keys {
            self.press(KeyEvent::new(key, KeyModifiers::NONE));
        }
        self
    }

    fn shift(mut self, keys: &[KeyCode]) -> Screen<P> {
        for &key in keys {
            self.press(KeyEvent::new(key, KeyModifiers::SHIFT));
        }
        self
    }

    fn press(&mut self, key: KeyEvent) {
        self.app
            .handle(Event::Terminal(Input::Key(key)), Instant::now());
    }

    pub(super) fn text(self, text: &str) -> Screen<P> {
        let keys: Vec<KeyCode> = text.chars().map(KeyCode::Char).collect();
        self.keys(&keys)
    }

    pub(super) fn terminal(&mut self) -> Terminal<TestBackend> {
        let (width, height) = self.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal
            .draw(|frame| self.app.draw(frame, Instant::now()))
            .unwrap();
        terminal
    }

    /// The characters of the screen.
    fn show(mut self) -> String {
        text_of(&self.terminal())
    }
}

const OPENING: &[&str] = &["a3-a4", "j6-j5", "e3-e4", "b6-b5", "i3-i4", "e6-e5"];
const PLACING: &[&str] = &["1@11", "4@55", "2@23"];
const MOVING: &str = "....c..D/..A...../d......./.....a../...b.B../......../......../...C.... w";

#[test]
fn stein_start() {
    insta::assert_snapshot!(Screen::<stein::Position>::new(&[], Language::En, PLAIN).show());
}

#[test]
fn stein_selected_ordo() {
    let position = "9b/10/10/10/1w2w5/2ww6/10/10 w".parse().unwrap();
    let screen = Screen::<stein::Position>::from(position, &[], Language::En, PLAIN);
    let screen = screen.keys(&[KeyCode::Left]).shift(&[KeyCode::Left]);
    insta::assert_snapshot!(screen.show());
}

#[test]
fn stein_illegal_move_with_its_reason() {
    let screen = Screen::<stein::Position>::new(&[], Language::De, PLAIN);
    insta::assert_snapshot!(screen.text("/a3:b3-a5").keys(&[KeyCode::Enter]).show());
}

#[test]
fn stein_completion() {
    let screen = Screen::<stein::Position>::new(OPENING, Language::En, PLAIN);
    insta::assert_snapshot!(screen.text("/a").keys(&[KeyCode::Tab]).show());
}

#[test]
fn stein_lens() {
    let position = "10/4bb4/3b6/2b7/1w2w5/2ww6/10/10 w".parse().unwrap();
    let screen = Screen::<stein::Position>::from(position, &[], Language::En, PLAIN);
    insta::assert_snapshot!(screen.text("l").show());
}

#[test]
fn stein_ascii_flipped() {
    let theme = Theme {
        color: false,
        unicode: false,
    };
    let screen = Screen::<stein::Position>::new(OPENING, Language::En, theme);
    insta::assert_snapshot!(screen.text("f,").show());
}

#[test]
fn stein_on_a_large_terminal() {
    let mut screen = Screen::<stein::Position>::new(OPENING, Language::Es, PLAIN);
    screen.size = (120, 40);
    insta::assert_snapshot!(screen.show());
}

#[test]
fn khalifa_placement() {
    let screen = Screen::<khalifa::Position>::new(PLACING, Language::En, PLAIN);
    insta::assert_snapshot!(screen.text("2").show());
}

#[test]
fn khalifa_first_step() {
    let position = MOVING.parse().unwrap();
    let screen = Screen::<khalifa::Position>::from(position, &[], Language::Fr, PLAIN);
    // From 34 to 14, up two rows, and the other piece from there.
    let screen = screen.keys(&[KeyCode::Down, KeyCode::Down, KeyCode::Enter]);
    let screen = screen.keys(&[KeyCode::Up, KeyCode::Enter]);
    insta::assert_snapshot!(screen.show());
}

#[test]
fn keys_and_questions() {
    for language in Language::ALL {
        let name = |kind| format!("{kind}_{}", language.code());
        let screen = || Screen::<stein::Position>::new(OPENING, language, PLAIN);
        insta::assert_snapshot!(name("keys"), screen().text("?").show());
        insta::assert_snapshot!(name("resign"), screen().text("R").show());
        insta::assert_snapshot!(name("over"), screen().text("Ry").show());
    }
}

#[test]
fn the_unfinished_game_is_offered() {
    let mut screen = Screen::<stein::Position>::new(OPENING, Language::En, PLAIN);
    screen.app.ask_to_resume();
    insta::assert_snapshot!(screen.show());
}

#[test]
fn stein_captured_pieces() {
    let position = "10/4bb4/3ww5/10/10/10/10/10 w".parse().unwrap();
    let screen = Screen::<stein::Position>::from(position, &["d6xe7"], Language::En, PLAIN);
    insta::assert_snapshot!(screen.show());
}

#[test]
fn khalifa_lens_while_pieces_are_placed() {
    let screen = Screen::<khalifa::Position>::new(PLACING, Language::De, PLAIN);
    insta::assert_snapshot!(screen.text("l").show());
}

#[test]
fn stein_review_with_marked_mistakes() {
    let mut screen = Screen::<stein::Position>::new(OPENING, Language::En, PLAIN).text("Ry");
    let game = screen.app.controller.session.game().clone();
    let mut review = Review::new(game.clone());
    for (ply, position) in game.positions().iter().enumerate() {
        // White's second move loses the advantage.
        let score = Score::estimate(if ply == 2 { 300 } else { 0 });
        review.add(score, position.legal_moves()[5]);
    }
    screen.app.controller.review = Some(review);
    insta::assert_snapshot!(screen.text("m").show());
}

#[test]
fn control_u_deletes_typed_text() {
    let mut screen = Screen::<stein::Position>::new(&[], Language::En, PLAIN).text("/e3-e");
    for letter in ['u', 'r'] {
        screen.press(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL));
    }
    let screen = screen.text("a3-a4").keys(&[KeyCode::Enter]);
    let moves = screen.app.controller.session.game().moves();
    assert_eq!(moves, ["a3-a4".parse().unwrap()]);
}

#[test]
fn small_terminals_get_a_message() {
    let mut screen = Screen::<stein::Position>::new(&[], Language::En, PLAIN);
    screen.size = (60, 20);
    let shown = screen.show();
    assert!(
        shown.starts_with("Ordo needs a terminal of 80×24 characters."),
        "{shown}"
    );
}

#[test]
fn no_terminal_size_panics() {
    let mut screen = Screen::<khalifa::Position>::new(PLACING, Language::En, PLAIN);
    for width in [1, 2, 79, 80, 81, 200] {
        for height in [1, 2, 23, 24, 25, 70] {
            screen.size = (width, height);
            screen.terminal();
        }
    }
}

#[test]
fn colours_are_used_only_if_wanted() {
    for color in [true, false] {
        let theme = Theme {
            color,
            unicode: true,
        };
        let mut screen = Screen::<stein::Position>::new(OPENING, Language::En, theme);
        let terminal = screen.terminal();
        let colored = terminal.backend().buffer().content.iter().any(|cell| {
            cell.fg != ratatui::style::Color::Reset || cell.bg != ratatui::style::Color::Reset
        });
        assert_eq!(colored, color);
    }
}

#[test]
fn random_keys_do_no_harm() {
    fn check<P: BoardGame>() {
        let mut random = SplitMix64::new(1);
        let mut screen = Screen::<P>::new(&[], Language::En, PLAIN);
        // Without engines and files.
        let letters: Vec<KeyCode> = "vurlf?,.[]1234mRnyxyz/abc3-4@:"
            .chars()
            .map(KeyCode::Char)
            .collect();
        let others = [
            KeyCode::Up,
            KeyCode::Down,
            KeyCode::Left,
            KeyCode::Right,
            KeyCode::Enter,
            KeyCode::Enter,
            KeyCode::Esc,
            KeyCode::Tab,
            KeyCode::Home,
            KeyCode::End,
            KeyCode::Backspace,
        ];
        let keys = [letters, others.repeat(6)].concat();
        let mut moved = 0;
        for nth in 0..4_000 {
            let key = *random.choose(&keys).unwrap();
            let modifiers = if random.below(5) == 0 {
                KeyModifiers::SHIFT
            } else {
                KeyModifiers::NONE
            };
            screen.press(KeyEvent::new(key, modifiers));
            moved = moved.max(screen.app.controller.session.game().moves().len());
            if nth % 50 == 0 {
                screen.terminal();
            }
        }
        assert!(moved > 0, "no move in 4000 keys");
    }
    check::<stein::Position>();
    check::<khalifa::Position>();
}
