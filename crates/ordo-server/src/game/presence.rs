//! Presence: the connections to a game, by role.

use ordo_api::Side;
use serde::{Deserialize, Serialize};

/// The role of a connection in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    Player(Side),
    /// The creator of an open challenge.
    Host,
    Watcher,
}

/// Number of connections by role.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Presence {
    #[serde(rename = "w")]
    pub(crate) white: u32,
    #[serde(rename = "b")]
    pub(crate) black: u32,
    #[serde(default)]
    pub(crate) host: u32,
    pub(crate) watchers: u32,
}

impl Presence {
    pub(crate) fn is_empty(self) -> bool {
        self == Presence::default()
    }

    pub(crate) fn and(self, other: Presence) -> Presence {
        Presence {
            white: self.white.saturating_add(other.white),
            black: self.black.saturating_add(other.black),
            host: self.host.saturating_add(other.host),
            watchers: self.watchers.saturating_add(other.watchers),
        }
    }

    pub(crate) fn of_mut(&mut self, role: Role) -> &mut u32 {
        match role {
            Role::Player(Side::White) => &mut self.white,
            Role::Player(Side::Black) => &mut self.black,
            Role::Host => &mut self.host,
            Role::Watcher => &mut self.watchers,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_counted_by_role() {
        let roles = [
            Role::Player(Side::White),
            Role::Player(Side::Black),
            Role::Host,
            Role::Watcher,
        ];
        let mut all = Presence::default();
        assert!(all.is_empty());
        for (role, count) in roles.into_iter().zip(1..) {
            let mut one = Presence::default();
            *one.of_mut(role) += count;
            assert!(!one.is_empty(), "{role:?}");
            all = all.and(one);
        }
        let expected = Presence {
            white: 1,
            black: 2,
            host: 3,
            watchers: 4,
        };
        assert_eq!(all, expected);
    }
}
