//! The command line of Ordo: one subcommand per file in `cmd`.
#![forbid(unsafe_code)]

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod bot;
mod cmd;
mod commands;
mod database;
mod failure;
mod game;
mod handles;
mod json;
mod language;
mod play;
mod progress;
mod puzzle;
mod records;
mod render;
mod search;
mod signals;
mod table_files;
mod tui;
mod websocket;

pub use failure::Failure;

/// Command line of Ordo: web app, engine, game records and matches
#[derive(Parser, Debug)]
#[command(name = "ordo", version, max_term_width = 100)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(cmd::serve::Args),
    Export(cmd::export::Args),
    Backup(cmd::backup::Args),
    Restore(cmd::restore::Args),
    Admin(cmd::admin::Args),
    Play(Box<cmd::play::Args>),
    Moves(cmd::moves::Args),
    Show(cmd::show::Args),
    Check(cmd::check::Args),
    Perft(cmd::perft::Args),
    Best(cmd::best::Args),
    Analyze(cmd::analyze::Args),
    Solve(cmd::solve::Args),
    Tables(cmd::tables::Args),
    Puzzle(cmd::puzzle::Args),
    Puzzles(cmd::puzzles::Args),
    Ugi(cmd::ugi::Args),
    Bot(Box<cmd::bot::Args>),
    Load(cmd::load::Args),
    Bench(cmd::bench::Args),
    Match(Box<cmd::match_games::Args>),
    Selfplay(cmd::selfplay::Args),
    Convert(cmd::convert::Args),
    Replay(cmd::replay::Args),
    Suite(cmd::suite::Args),
    Train(Box<cmd::train::Args>),
    Tune(cmd::tune::Args),
    Calibrate(cmd::calibrate::Args),
    Rules(cmd::rules::Args),
    Completions(cmd::completions::Args),
    Man(cmd::man::Args),
}

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => {
            let printed = error.print();
            return if printed.is_ok() {
                ExitCode::SUCCESS
            } else {
                ExitCode::from(2)
            };
        }
        Err(error) => {
            Failure::Input(usage_problem(&error)).report(&mut io::stderr().lock());
            return ExitCode::from(2);
        }
    };
    let mut out = BufWriter::new(io::stdout());
    let result = cli.run(&mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS // the reader closed the pipe
        }
        Err(failure) => {
            let _ = out.flush();
            failure.report(&mut io::stderr().lock());
            failure.exit_code()
        }
    }
}

/// The message of a usage error, on one line.
fn usage_problem(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let problem = text.split("\n\nUsage").next().unwrap_or_default();
    let problem = problem.split("\n\nFor more").next().unwrap_or_default();
    let words: Vec<&str> = problem.split_whitespace().collect();
    let sentence = words.join(" ");
    let sentence = sentence.strip_prefix("error: ").unwrap_or(&sentence);
    format!("{sentence} (see --help)")
}

impl Cli {
    /// Runs the subcommand with `out` as standard output.
    pub fn run(self, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
        let Some(command) = self.command else {
            // Without a subcommand, `ordo` starts the app.
            let serve = Cli::try_parse_from(["ordo", "serve"]);
            return serve
                .map_err(|error| Failure::Input(usage_problem(&error)))?
                .run(out);
        };
        match command {
            Command::Serve(args) => cmd::serve::run(&args, out),
            Command::Export(args) => cmd::export::run(&args, out),
            Command::Backup(args) => cmd::backup::run(&args, out),
            Command::Restore(args) => cmd::restore::run(&args, out),
            Command::Admin(args) => cmd::admin::run(&args, out),
            Command::Play(args) => cmd::play::run(&args, out),
            Command::Moves(args) => cmd::moves::run(&args, out),
            Command::Show(args) => cmd::show::run(&args, out),
            Command::Check(args) => cmd::check::run(&args, out),
            Command::Perft(args) => cmd::perft::run(&args, out),
            Command::Best(args) => cmd::best::run(&args, out),
            Command::Analyze(args) => cmd::analyze::run(&args, out),
            Command::Solve(args) => cmd::solve::run(&args, out),
            Command::Tables(args) => cmd::tables::run(&args, out),
            Command::Puzzle(args) => cmd::puzzle::run(&args, out),
            Command::Puzzles(args) => cmd::puzzles::run(&args, out),
            Command::Ugi(args) => cmd::ugi::run(&args, out),
            Command::Bot(args) => cmd::bot::run(&args, out),
            Command::Load(args) => cmd::load::run(&args, out),
            Command::Bench(args) => cmd::bench::run(&args, out),
            Command::Match(args) => cmd::match_games::run(&args, out),
            Command::Selfplay(args) => cmd::selfplay::run(&args, out),
            Command::Convert(args) => cmd::convert::run(&args, out)
                .or_else(|failure| json::fail(out, args.is_json(), failure)),
            Command::Replay(args) => cmd::replay::run(&args, out),
            Command::Suite(args) => cmd::suite::run(&args, out),
            Command::Train(args) => cmd::train::run(&args, out),
            Command::Tune(args) => cmd::tune::run(&args, out),
            Command::Calibrate(args) => cmd::calibrate::run(&args, out),
            Command::Rules(args) => cmd::rules::run(&args, out),
            Command::Completions(args) => cmd::completions::run(&args, out),
            Command::Man(args) => cmd::man::run(&args, out),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::Cli;

    #[test]
    fn arguments_are_consistent() {
        Cli::command().debug_assert();
    }
}
