//! A program that speaks UGI, as a player.

use std::time::{Duration, Instant};

use ordo_engine::baseline::{Choice, Evaluation, Forfeit, Player};
use ordo_engine::{Limits, Stop};
use ordo_rules::record::excerpt;
use ordo_rules::{Game, Rules};

use super::child::{Child, Heard};
use super::info::evaluation;

/// A program that speaks UGI. If it breaks down it loses the game, and is started anew for the next one.
pub(super) struct UgiPlayer {
    /// Lines that set the game and its options, if the program knows options.
    setup: Vec<(&'static str, String)>,
    command: Vec<String>,
    /// The name that the program reports, or else its command.
    name: String,
    /// Added to its name: what was said of it on the command line.
    options: String,
    /// How long it may take to answer where no time is set.
    patience: Duration,
    child: Option<Child>,
    /// Why there is none.
    fault: String,
}

/// What a program may take beyond the time for a move.
const MARGIN: Duration = Duration::from_secs(1);

impl UgiPlayer {
    /// Starts a program. `options` are added to its name.
    pub(super) fn start(
        command: Vec<String>,
        options: &str,
        patience: Duration,
        setup: Vec<(&'static str, String)>,
    ) -> Result<UgiPlayer, String> {
        let mut player = UgiPlayer {
            setup,
            name: format!("ugi:{}", command.join(" ")),
            command,
            options: options.to_owned(),
            patience,
            child: None,
            fault: String::new(),
        };
        player.restart()?;
        Ok(player)
    }

    fn restart(&mut self) -> Result<(), String> {
        let mut child = Child::start(&self.command).map_err(|error| error.to_string())?;
        let deadline = Instant::now() + self.patience;
        say(&mut child, "ugi")?;
        let mut known = Vec::new();
        let mut name = None;
        let greeted = wait_for(&mut child, deadline, &Stop::default(), |line| {
            if let Some(own) = line.strip_prefix("id name ") {
                name = Some(own.trim().to_owned());
            }
            let option = line.strip_prefix("option name ");
            known.extend(
                option
                    .and_then(|rest| rest.split(' ').next())
                    .map(str::to_owned),
            );
            (line == "ugiok").then_some(())
        });
        if let Err(problem) = greeted {
            child.kill();
            return Err(format!("no ugiok: {problem}"));
        }
        for (option, value) in &self.setup {
            if known.iter().any(|known| known == option) {
                say(
                    &mut child,
                    &format!("setoption name {option} value {value}"),
                )?;
            }
        }
        if let Some(name) = name.filter(|name| !name.is_empty()) {
            self.name = name;
        }
        self.child = Some(child);
        Ok(())
    }

    fn prepare(&mut self) -> Result<(), String> {
        if self.child.is_none() {
            self.restart()?;
        }
        let child = self.child.as_mut().ok_or("it is not running")?;
        say(child, "uginewgame")?;
        say(child, "isready")?;
        let deadline = Instant::now() + self.patience;
        let is_ready = |line: &str| (line == "readyok").then_some(());
        wait_for(child, deadline, &Stop::default(), is_ready)
            .map_err(|problem| format!("no readyok: {problem}"))
    }

    fn ask<P: Rules>(
        &mut self,
        game: &Game<P>,
        limits: &Limits,
        stop: &Stop,
    ) -> Result<Choice<P::Move>, String> {
        let patience = limits.movetime.map_or(self.patience, |time| time + MARGIN);
        let child = self.child.as_mut().ok_or_else(|| self.fault.clone())?;
        say(child, &position_command(game))?;
        say(child, &go_command(limits))?;
        let deadline = Instant::now() + patience;
        let mut last: Option<Evaluation> = None;
        let text = wait_for(child, deadline, stop, |line| {
            last = evaluation(line).or(last);
            let mut words = line.split_whitespace();
            (words.next() == Some("bestmove")).then(|| words.next().unwrap_or("").to_owned())
        })
        .map_err(|problem| format!("no bestmove: {problem}"))?;
        if text == "none" {
            return Err("illegal move: bestmove none, but the game is not over".to_owned());
        }
        let mv: P::Move = text
            .parse()
            .map_err(|error| format!("no move: bestmove {:?}: {error}", excerpt(&text)))?;
        match game.position().explain(mv) {
            Ok(()) => Ok(Choice {
                mv,
                evaluation: last,
            }),
            Err(error) => Err(format!("illegal move {mv}: {error}")),
        }
    }

    /// Notes what went wrong. A program that broke down once is not asked again before it is started anew.
    fn give_up(&mut self, problem: String) {
        if let Some(child) = self.child.take() {
            child.kill();
        }
        self.fault = problem;
    }
}

impl<P: Rules> Player<P> for UgiPlayer {
    fn name(&self) -> String {
        match self.options.as_str() {
            "" => self.name.clone(),
            options => format!("{},{options}", self.name),
        }
    }

    fn new_game(&mut self, _seed: u64) {
        if let Err(problem) = self.prepare() {
            self.give_up(problem);
        }
    }

    fn choose(&mut self, game: &Game<P>, limits: &Limits) -> Result<P::Move, Forfeit> {
        let choice = self.think(game, limits, &Stop::default())?;
        Ok(choice.mv)
    }

    fn think(
        &mut self,
        game: &Game<P>,
        limits: &Limits,
        stop: &Stop,
    ) -> Result<Choice<P::Move>, Forfeit> {
        if game.outcome().is_some() {
            return Err(Forfeit::GameOver);
        }
        self.ask(game, limits, stop).map_err(|problem| {
            self.give_up(problem.clone());
            Forfeit::Failed(problem)
        })
    }
}

fn say(child: &mut Child, line: &str) -> Result<(), String> {
    let said = child.say(line);
    said.map_err(|error| format!("it does not listen: {error}"))
}

/// Listens until a line is what was waited for; other lines mean nothing.
fn wait_for<T>(
    child: &mut Child,
    deadline: Instant,
    stop: &Stop,
    mut is_it: impl FnMut(&str) -> Option<T>,
) -> Result<T, String> {
    let started = Instant::now();
    loop {
        match child.hear(deadline, stop) {
            Heard::Line(line) => {
                if let Some(found) = is_it(&line) {
                    return Ok(found);
                }
            }
            Heard::Silence => {
                let waited = (deadline - started).as_secs_f64();
                return Err(format!("nothing in {waited:.1} s"));
            }
            Heard::Stopped => return Err("the match was stopped".to_owned()),
            Heard::End(status) => return Err(status),
        }
    }
}

fn position_command<P: Rules>(game: &Game<P>) -> String {
    let mut command = if game.start().to_string() == P::start().to_string() {
        "position startpos".to_owned()
    } else {
        format!("position fen {}", game.start())
    };
    for (i, mv) in game.moves().iter().enumerate() {
        command.push_str(if i == 0 { " moves " } else { " " });
        command.push_str(&mv.to_string());
    }
    command
}

fn go_command(limits: &Limits) -> String {
    let limits = [
        ("depth", limits.depth.map(u64::from)),
        ("nodes", limits.nodes),
        (
            "movetime",
            limits.movetime.map(|time| time.as_millis() as u64),
        ),
    ];
    let limits = limits.into_iter();
    let words = limits.filter_map(|(word, value)| Some(format!(" {word} {}", value?)));
    format!("go{}", words.collect::<String>())
}
