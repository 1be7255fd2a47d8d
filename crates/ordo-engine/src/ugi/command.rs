use super::go::Go;

/// A parsed command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// `ugi`
    Hello,
    /// `isready`
    IsReady,
    /// `uginewgame`
    NewGame,
    /// `setoption name … value …`
    SetOption { name: String, value: String },
    /// `position startpos|fen … [moves …]`
    Position {
        /// Position string; `None` for the start position.
        start: Option<String>,
        moves: Vec<String>,
    },
    /// `query …`
    Query(Query),
    /// `go …`
    Go(Go),
    /// `stop`
    Stop,
    /// `quit`
    Quit,
    /// `d`
    Show,
    /// `moves`
    Moves,
    /// `perft N`
    Perft(u32),
}

/// A query about the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Query {
    /// `gameover`
    GameOver,
    /// `p1turn`
    FirstToMove,
    /// `result`
    Result,
}

/// Parses a line; `None` for an empty line. The error is a message for the user.
pub(super) fn parse(line: &str) -> Result<Option<Command>, String> {
    let mut words = line.split_whitespace();
    let Some(name) = words.next() else {
        return Ok(None);
    };
    let without_arguments =
        |command: Command, mut words: std::str::SplitWhitespace<'_>| match words.next() {
            None => Ok(command),
            Some(word) => Err(format!("{name} takes no arguments, found {word:?}")),
        };
    let command = match name {
        "ugi" => without_arguments(Command::Hello, words),
        "isready" => without_arguments(Command::IsReady, words),
        "uginewgame" => without_arguments(Command::NewGame, words),
        "stop" => without_arguments(Command::Stop, words),
        "quit" => without_arguments(Command::Quit, words),
        "d" => without_arguments(Command::Show, words),
        "moves" => without_arguments(Command::Moves, words),
        "setoption" => set_option(words),
        "position" => position(words),
        "query" => query(&words.collect::<Vec<_>>()),
        "go" => Go::parse(words).map(Command::Go),
        "perft" => perft(&words.collect::<Vec<_>>()),
        _ => Err(format!("unknown command {name:?}")),
    };
    command.map(Some)
}

fn set_option<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, String> {
    let usage = "setoption needs: name <name> value <value>";
    if words.next() != Some("name") {
        return Err(usage.to_owned());
    }
    let mut words = words.peekable();
    let mut name = Vec::new();
    while let Some(word) = words.next_if(|&word| word != "value") {
        name.push(word);
    }
    if name.is_empty() || words.next().is_none() {
        return Err(usage.to_owned());
    }
    Ok(Command::SetOption {
        name: name.join(" "),
        value: words.collect::<Vec<_>>().join(" "),
    })
}

fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, String> {
    let kind = words.next();
    let mut words = words.peekable();
    let mut text = Vec::new();
    while let Some(word) = words.next_if(|&word| word != "moves") {
        text.push(word);
    }
    let start = match (kind, text.first()) {
        (Some("startpos"), None) => None,
        (Some("startpos"), Some(word)) => {
            return Err(format!("after startpos comes \"moves\", not {word:?}"));
        }
        (Some("fen"), Some(_)) => Some(text.join(" ")),
        _ => {
            return Err("position needs: startpos or fen <position>, then moves …".to_owned());
        }
    };
    let moves = words.skip(1).map(str::to_owned).collect();
    Ok(Command::Position { start, moves })
}

fn query(words: &[&str]) -> Result<Command, String> {
    match words {
        ["gameover"] => Ok(Command::Query(Query::GameOver)),
        ["p1turn"] => Ok(Command::Query(Query::FirstToMove)),
        ["result"] => Ok(Command::Query(Query::Result)),
        _ => Err("query needs one of: gameover, p1turn, result".to_owned()),
    }
}

fn perft(words: &[&str]) -> Result<Command, String> {
    let depth = match words {
        [depth] => depth.parse().ok(),
        _ => None,
    };
    depth
        .map(Command::Perft)
        .ok_or_else(|| "perft needs a depth".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_parsed() {
        assert_eq!(parse("  "), Ok(None));
        assert_eq!(parse(" stop "), Ok(Some(Command::Stop)));
        assert_eq!(parse("perft 3"), Ok(Some(Command::Perft(3))));
        let option = Command::SetOption {
            name: "Multi PV".to_owned(),
            value: "3 4".to_owned(),
        };
        let line = "setoption name Multi PV value 3 4";
        assert_eq!(parse(line), Ok(Some(option)));
        let position = Command::Position {
            start: Some("10/10 w".to_owned()),
            moves: vec!["a1-a2".to_owned()],
        };
        let line = "position fen 10/10  w moves a1-a2";
        assert_eq!(parse(line), Ok(Some(position)));
        let start = Command::Position {
            start: None,
            moves: Vec::new(),
        };
        for line in ["position startpos", "position startpos moves"] {
            assert_eq!(parse(line), Ok(Some(start.clone())));
        }
    }

    #[test]
    fn invalid_lines_are_refused() {
        for line in [
            "uci",
            "stop now",
            "position",
            "position fen",
            "position fen moves a3-a4",
            "position startpos a3-a4",
            "query",
            "query p2turn",
            "query result now",
            "perft",
            "perft -1",
            "perft 1 2",
            "setoption",
            "setoption name",
            "setoption name Hash",
            "setoption name value 3",
        ] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
