use core::fmt;
use core::str::FromStr;

use ordo_rules::RuleSet;

macro_rules! themes {
    ($($(#[$doc:meta])* $variant:ident = $name:literal $rule_set:ident,)*) => {
        /// The theme of a puzzle, detected by program.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Theme {
            $($(#[$doc])* $variant,)*
        }

        impl Theme {
            /// All themes.
            pub const ALL: &[Theme] = &[$(Theme::$variant,)*];

            /// The name in files, on the command line and in the app.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Theme::$variant => $name,)*
                }
            }

            /// The game that has the theme.
            pub const fn rule_set(self) -> RuleSet {
                match self {
                    $(Theme::$variant => RuleSet::$rule_set,)*
                }
            }
        }
    };
}

themes! {
    /// The solution ends with a split that the opponent cannot repair (S10.3).
    UnanswerableSplit = "unanswerable-split" Stein,
    /// The solution ends on the home row (S10.1).
    HomeRow = "home-row" Stein,
    /// Both sides threaten to reach a home row.
    Race = "race" Stein,
    /// The solver is split and must reconnect (S9).
    OnlyMove = "only-move" Stein,
    /// A move of the solution is an ordo move (S7).
    OrdoMove = "ordo-move" Stein,
    /// The first move captures nothing, although a capture is possible.
    QuietMove = "quiet-move" Stein,
    /// The opponent captures a piece on the way.
    Sacrifice = "sacrifice" Stein,
    /// Ten pieces or fewer.
    Endgame = "endgame" Stein,
    /// The solver makes an ordo at once.
    OrdoInOne = "ordo-in-one" Khalifa,
    /// The solver makes an ordo with the second turn.
    OrdoInTwo = "ordo-in-two" Khalifa,
    /// The solver makes an ordo with the third turn.
    OrdoInThree = "ordo-in-three" Khalifa,
    /// All turns but one lose at once.
    OnlyDefence = "only-defence" Khalifa,
    /// A placement that wins against every placement of the last piece.
    WinningPlacement = "winning-placement" Khalifa,
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Theme, UnknownTheme> {
        let mut all = Theme::ALL.iter().copied();
        all.find(|theme| theme.name() == text).ok_or(UnknownTheme)
    }
}

/// The error for a text that names no [`Theme`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownTheme;

impl fmt::Display for UnknownTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown theme; expected one of")?;
        for (i, theme) in Theme::ALL.iter().enumerate() {
            let separator = if i == 0 { " " } else { ", " };
            write!(f, "{separator}{theme}")?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownTheme {}

/// A set of themes.
///
/// ```
/// use ordo_puzzles::{Theme, Themes};
///
/// let themes: Themes = "race,ordo-move".parse()?;
/// assert!(themes.contains(Theme::Race));
/// assert_eq!(themes.to_string(), "race,ordo-move");
/// assert_eq!("-".parse(), Ok(Themes::default()));
/// # Ok::<(), ordo_puzzles::UnknownTheme>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Themes(u16);

const _: () = assert!(Theme::ALL.len() <= 16);

impl Themes {
    /// True if there is no theme.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if a theme is in the set.
    pub fn contains(self, theme: Theme) -> bool {
        self.0 & 1 << theme as u16 != 0
    }

    /// Adds a theme if a condition holds.
    pub(crate) fn add_if(&mut self, condition: bool, theme: Theme) {
        if condition {
            self.0 |= 1 << theme as u16;
        }
    }

    /// Removes a theme.
    pub(crate) fn remove(&mut self, theme: Theme) {
        self.0 &= !(1 << theme as u16);
    }

    /// The themes of the set, in the order of [`Theme::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        let all = Theme::ALL.iter().copied();
        all.filter(move |&theme| self.contains(theme))
    }
}

impl FromIterator<Theme> for Themes {
    fn from_iter<I: IntoIterator<Item = Theme>>(themes: I) -> Themes {
        let mut set = Themes::default();
        for theme in themes {
            set.add_if(true, theme);
        }
        set
    }
}

/// The names, separated by commas; `-` for none.
impl fmt::Display for Themes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(Theme::name).collect();
        if names.is_empty() {
            f.write_str("-")
        } else {
            f.write_str(&names.join(","))
        }
    }
}

impl FromStr for Themes {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Themes, UnknownTheme> {
        if text == "-" {
            return Ok(Themes::default());
        }
        text.split(',').map(Theme::from_str).collect()
    }
}
