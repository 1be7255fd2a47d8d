//! Expected output with placeholders: `…` within a line, or as a whole line.

const ANYTHING: &str = "…";

/// Returns true if the printed lines match the expected ones.
pub(crate) fn matches(expected: &[String], printed: &[String]) -> bool {
    match (expected.split_first(), printed.split_first()) {
        (None, first) => first.is_none(),
        (Some((line, rest)), first) if line == ANYTHING => {
            matches(rest, printed) || first.is_some_and(|(_, printed)| matches(expected, printed))
        }
        (Some((line, rest)), Some((first, printed))) => {
            line_matches(line, first) && matches(rest, printed)
        }
        (Some(_), None) => false,
    }
}

fn line_matches(expected: &str, printed: &str) -> bool {
    let Some((start, rest)) = expected.split_once(ANYTHING) else {
        return expected == printed;
    };
    let Some(printed) = printed.strip_prefix(start) else {
        return false;
    };
    let ends = printed.char_indices().map(|(at, _)| at);
    ends.chain([printed.len()])
        .any(|at| line_matches(rest, &printed[at..]))
}

/// The printed lines, with the placeholders of the expected lines that still match.
pub(crate) fn refresh(expected: &[String], printed: &[String]) -> Vec<String> {
    let fit = |line: &String| {
        let pattern = expected
            .iter()
            .find(|pattern| *pattern != ANYTHING && line_matches(pattern, line));
        pattern.unwrap_or(line).clone()
    };
    let gap = expected.iter().position(|line| line == ANYTHING);
    match gap {
        Some(head) if printed.len() >= expected.len() => {
            let tail = expected.len() - head - 1;
            let (first, last) = (&printed[..head], &printed[printed.len() - tail..]);
            let lines = first.iter().map(fit);
            lines
                .chain([ANYTHING.to_owned()])
                .chain(last.iter().map(fit))
                .collect()
        }
        _ => printed.iter().map(fit).collect(),
    }
}

#[test]
fn placeholders_match_parts_of_lines_and_whole_lines() {
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let is = |expected: &str, printed: &str| matches(&lines(expected), &lines(printed));
    assert!(is("depth 1: 56 leaves, … s", "depth 1: 56 leaves, 0.3 s"));
    assert!(!is("depth 1: 57 leaves, … s", "depth 1: 56 leaves, 0.3 s"));
    assert!(!is(
        "depth 1: 56 leaves, … s",
        "depth 1: 56 leaves, 0.3 ms or"
    ));
    assert!(is("a\n…\nz", "a\nz") && is("a\n…\nz", "a\nb\nc\nz"));
    assert!(!is("a\n…\nz", "a\nb") && !is("a", "a\nb") && !is("a\nb", "a"));
    let new = |expected: &str, printed: &str| refresh(&lines(expected), &lines(printed));
    assert_eq!(new("a … s\nb", "a 3 s\nc"), ["a … s", "c"]);
    assert_eq!(new("a\n…\nz", "b\nc\nd\ny"), ["b", "…", "y"]);
}
