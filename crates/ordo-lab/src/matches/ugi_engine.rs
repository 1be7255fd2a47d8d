//! An external UGI program as an engine.

use core::marker::PhantomData;
use std::time::{Duration, Instant};

use ordo_engine::{
    Engine, InfoCallback, NonEmpty, PvInfo, SearchError, SearchLimits, SearchResult, Stop,
};
use ordo_rules::record::excerpt;
use ordo_rules::{Game, Rules};

use super::game::MoveEval;
use super::ugi_info::parse_info;
use super::ugi_process::{Event, UgiProcess};

/// A program that speaks UGI. If it fails it loses the game, and is restarted for the next one.
pub(super) struct UgiEngine<P> {
    /// The game and its options, sent as `setoption` if the program has the option.
    setup: Vec<(&'static str, String)>,
    command: Vec<String>,
    /// Name from `id name`, or else the command.
    name: String,
    /// Time for an answer when no move time is set.
    timeout: Duration,
    process: Option<UgiProcess>,
    /// The failure that ended the process.
    failure: String,
    game: PhantomData<fn() -> P>,
}

/// Time for an answer beyond the move time.
const MOVETIME_MARGIN: Duration = Duration::from_secs(1);

impl<P: Rules> UgiEngine<P> {
    /// Starts the program.
    pub(super) fn start(
        command: Vec<String>,
        timeout: Duration,
        setup: Vec<(&'static str, String)>,
    ) -> Result<UgiEngine<P>, String> {
        let mut engine = UgiEngine {
            setup,
            name: format!("ugi:{}", command.join(" ")),
            command,
            timeout,
            process: None,
            failure: String::new(),
            game: PhantomData,
        };
        engine.restart()?;
        Ok(engine)
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    fn restart(&mut self) -> Result<(), String> {
        let mut process = UgiProcess::start(&self.command).map_err(|error| error.to_string())?;
        let deadline = Instant::now() + self.timeout;
        send(&mut process, "ugi")?;
        let mut known = Vec::new();
        let mut name = None;
        let greeted = wait_for(&mut process, deadline, &Stop::default(), |line| {
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
            process.kill();
            return Err(format!("no ugiok: {problem}"));
        }
        for (option, value) in &self.setup {
            if known.iter().any(|known| known == option) {
                send(
                    &mut process,
                    &format!("setoption name {option} value {value}"),
                )?;
            }
        }
        if let Some(name) = name.filter(|name| !name.is_empty()) {
            self.name = name;
        }
        self.process = Some(process);
        Ok(())
    }

    fn prepare(&mut self) -> Result<(), String> {
        if self.process.is_none() {
            self.restart()?;
        }
        let process = self.process.as_mut().ok_or("it is not running")?;
        send(process, "uginewgame")?;
        send(process, "isready")?;
        let deadline = Instant::now() + self.timeout;
        let is_ready = |line: &str| (line == "readyok").then_some(());
        wait_for(process, deadline, &Stop::default(), is_ready)
            .map_err(|problem| format!("no readyok: {problem}"))
    }

    fn go(
        &mut self,
        game: &Game<P>,
        limits: &SearchLimits,
        stop: &Stop,
    ) -> Result<SearchResult<P::Move>, String> {
        let timeout = limits
            .movetime
            .map_or(self.timeout, |time| time + MOVETIME_MARGIN);
        let process = self.process.as_mut().ok_or_else(|| self.failure.clone())?;
        send(process, &position_command(game))?;
        send(process, &go_command(limits))?;
        let started = Instant::now();
        let mut last: Option<MoveEval> = None;
        let text = wait_for(process, started + timeout, stop, |line| {
            last = parse_info(line).or(last);
            let mut words = line.split_whitespace();
            (words.next() == Some("bestmove")).then(|| words.next().unwrap_or("").to_owned())
        })
        .map_err(|problem| format!("no bestmove: {problem}"))?;
        if text == "none" {
            return Err("illegal move: bestmove none, but the game is not over".to_owned());
        }
        let best: P::Move = text
            .parse()
            .map_err(|error| format!("no move: bestmove {:?}: {error}", excerpt(&text)))?;
        if let Err(error) = game.position().explain(best) {
            return Err(format!("illegal move {best}: {error}"));
        }
        let line = last.map(|MoveEval { score, depth }| PvInfo {
            depth,
            seldepth: depth,
            multipv: 1,
            score,
            nodes: 0,
            time: started.elapsed(),
            hashfull: 0,
            tbhits: 0,
            pv: NonEmpty::one(best),
        });
        Ok(SearchResult {
            best,
            lines: line.into_iter().collect(),
            nodes: 0,
        })
    }

    /// Ends the program after a failure; it is restarted for the next game.
    fn give_up(&mut self, problem: String) {
        if let Some(process) = self.process.take() {
            process.kill();
        }
        self.failure = problem;
    }
}

impl<P: Rules> Engine for UgiEngine<P> {
    type Position = P;

    fn new_game(&mut self, _seed: u64) {
        if let Err(problem) = self.prepare() {
            self.give_up(problem);
        }
    }

    fn search(
        &mut self,
        game: &Game<P>,
        limits: &SearchLimits,
        stop: &Stop,
        _: &mut InfoCallback<'_, P::Move>,
    ) -> Result<SearchResult<P::Move>, SearchError> {
        if game.outcome().is_some() {
            return Err(SearchError::GameOver);
        }
        self.go(game, limits, stop).map_err(|problem| {
            self.give_up(problem.clone());
            SearchError::Failed(problem)
        })
    }
}

fn send(process: &mut UgiProcess, line: &str) -> Result<(), String> {
    let sent = process.send(line);
    sent.map_err(|error| format!("cannot write to it: {error}"))
}

/// Reads lines until `parse` accepts one.
fn wait_for<T>(
    process: &mut UgiProcess,
    deadline: Instant,
    stop: &Stop,
    mut parse: impl FnMut(&str) -> Option<T>,
) -> Result<T, String> {
    let started = Instant::now();
    loop {
        match process.receive(deadline, stop) {
            Event::Line(line) => {
                if let Some(parsed) = parse(&line) {
                    return Ok(parsed);
                }
            }
            Event::Timeout => {
                let waited = (deadline - started).as_secs_f64();
                return Err(format!("nothing in {waited:.1} s"));
            }
            Event::Stopped => return Err("the match was stopped".to_owned()),
            Event::Closed(reason) => return Err(reason),
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

fn go_command(limits: &SearchLimits) -> String {
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
