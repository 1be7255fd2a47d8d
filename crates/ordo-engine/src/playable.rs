use ordo_rules::{Rules, khalifa, stein};

use crate::{Configure, Engine};

/// Rules that an engine of this crate plays. With [`ordo_rules::with_rules!`], the engine of a
/// [`RuleSet`](ordo_rules::RuleSet) chosen at run time is `<Position as Playable>::Engine`.
pub trait Playable: Rules {
    /// The engine that plays the game.
    type Engine: Configure + Engine<Position = Self> + Send + 'static;
}

impl Playable for stein::Position {
    type Engine = crate::stein::SteinEngine;
}

impl Playable for khalifa::Position {
    type Engine = crate::khalifa::KhalifaEngine;
}

/// The engine that plays the game of a position type.
pub type EngineOf<P> = <P as Playable>::Engine;
