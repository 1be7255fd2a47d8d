//! `man`: the manual pages.

use std::fs;

use crate::ordo::ordo;

#[test]
fn a_page_on_the_output() {
    let program = ordo(&["man"], "");
    assert_eq!((program.code, program.err.as_str()), (0, ""));
    assert!(program.out.contains(".TH ordo 1"), "{}", program.out);
    assert!(program.out.contains("ordo\\-best(1)"), "{}", program.out);
    let best = ordo(&["man", "best"], "");
    assert!(
        best.out.contains(".TH ordo-best 1  \"ordo "),
        "{}",
        best.out
    );
    assert!(best.out.contains("\\-\\-movetime"), "{}", best.out);
    let none = ordo(&["man", "dance"], "");
    assert_eq!(
        (none.code, none.err.as_str()),
        (2, "ordo: unknown subcommand \"dance\" (see ordo --help)\n")
    );
}

#[test]
fn every_subcommand_has_a_page_in_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("share/man1");
    let run = ordo(&["man", "--dir", pages.to_str().unwrap()], "");
    assert_eq!((run.code, run.err.as_str(), run.out.as_str()), (0, "", ""));
    let help = ordo(&["--help"], "").out;
    let commands = help.split("Commands:\n").nth(1).unwrap();
    let commands = commands.lines().take_while(|line| !line.is_empty());
    let mut expected = vec!["ordo.1".to_owned()];
    for line in commands {
        // Long descriptions go on in the next line.
        let name = line.trim_start().split(' ').next().unwrap();
        if line.starts_with("   ") || name == "help" {
            continue;
        }
        expected.push(format!("ordo-{name}.1"));
        let page = fs::read_to_string(pages.join(format!("ordo-{name}.1"))).unwrap();
        assert_eq!(page, ordo(&["man", name], "").out);
    }
    expected.sort();
    let mut found: Vec<String> = fs::read_dir(&pages)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    found.sort();
    assert_eq!(found, expected);
    let blocked = ordo(&["man", "--dir", "/dev/null/x"], "");
    assert_eq!(blocked.code, 2);
    assert!(
        blocked.err.starts_with("ordo: /dev/null/x: "),
        "{}",
        blocked.err
    );
}
