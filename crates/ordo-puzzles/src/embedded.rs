use ordo_rules::RuleSet;

/// The collection of a game, as text. The web app loads the same file.
pub fn embedded(rule_set: RuleSet) -> &'static str {
    match rule_set {
        RuleSet::Stein => include_str!("../../../web/features/puzzles/data/stein.txt"),
        RuleSet::Khalifa => include_str!("../../../web/features/puzzles/data/khalifa.txt"),
    }
}
