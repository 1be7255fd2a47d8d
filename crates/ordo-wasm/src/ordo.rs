use ordo_describe::message::number;
use ordo_describe::{Describe as _, Message, codes};
use ordo_rules::with_rules;
use serde::Serialize;

#[cfg(feature = "engine")]
use crate::engine::Engines;
use crate::game::{self, GameView as _};
use crate::request::Request;
use crate::{answers, record};

/// Answers requests about both games, and keeps the engines between them.
#[derive(Default)]
pub struct Ordo {
    #[cfg(feature = "engine")]
    engines: Engines,
}

/// Maximum size of a request: that of a record, with room for its JSON escapes.
const MAX_BYTES: usize = 8 << 20;

impl Ordo {
    /// The answer to a request, both as JSON. A search passes the lines that it finds to `report`, as JSON, too.
    pub fn answer(&mut self, request: &[u8], mut report: impl FnMut(&str)) -> String {
        let answer = self.try_answer(request, &mut report);
        answer.unwrap_or_else(|message| json("error", &message))
    }

    /// Loads ending tables of Stein's game from the bytes of a packed file, in place of those that were loaded before. The
    /// answer has the largest number of pieces that they cover, or the message that the file is damaged; then nothing changes.
    #[cfg(feature = "engine")]
    pub fn load_tables(&mut self, packed: Vec<u8>) -> String {
        match self.engines.load_tables(packed) {
            Ok(loaded) => ok(&loaded),
            Err(message) => json("error", &message),
        }
    }

    #[cfg_attr(not(feature = "engine"), expect(clippy::unused_self))]
    fn try_answer(
        &mut self,
        request: &[u8],
        #[cfg_attr(not(feature = "engine"), expect(unused))] report: &mut dyn FnMut(&str),
    ) -> Result<String, Message> {
        if request.len() > MAX_BYTES {
            return Err(codes::LIMIT_TEXT.with([number(request.len()), number(MAX_BYTES)]));
        }
        let parsed: Request = serde_json::from_slice(request)
            .map_err(|error| codes::REQUEST_UNREADABLE.with([number(error.column())]))?;
        Ok(match parsed {
            Request::View(input) => {
                with_rules!(input.game, P => ok::<answers::View>(&game::view(&game::play::<P>(&input)?)))
            }
            Request::Positions(input) => {
                with_rules!(input.game, P => ok::<answers::Positions>(&game::positions(&game::play::<P>(&input)?)))
            }
            Request::Explain { input, r#move } => with_rules!(input.game, P => {
                ok::<answers::Explain>(&game::explain(&game::play::<P>(&input)?, &r#move))
            }),
            Request::Preview { input, r#move } => with_rules!(input.game, P => {
                let game = game::play::<P>(&input)?;
                ok::<answers::Preview>(&game.position().preview(P::parse_move(&r#move)?))
            }),
            Request::Steps { input, made } => with_rules!(input.game, P => {
                ok::<answers::Steps>(&game::steps(&game::play::<P>(&input)?, &made)?)
            }),
            Request::Lens(input) => {
                with_rules!(input.game, P => ok::<answers::Lens>(&game::play::<P>(&input)?.position().lens()))
            }
            Request::Check(check) => {
                with_rules!(check.game, P => ok::<answers::Check>(&game::check::<P>(&check.position, check.options)))
            }
            Request::RematchStarter(input) => with_rules!(input.game, P => {
                ok::<answers::RematchStarter>(&P::next_starter(&game::play::<P>(&input)?).letter())
            }),
            Request::ReadRecords(text) => ok::<answers::ReadRecords>(&record::read(&text)?),
            Request::Open(text) => ok::<answers::Open>(&record::open(&text)?),
            Request::WriteRecord(tree) => ok::<answers::WriteRecord>(&record::write(&tree)?),
            Request::Codes {} => ok::<answers::Codes>(&[codes::ALL, codes::PAGE_CODES].concat()),
            #[cfg(feature = "engine")]
            Request::Engine(request) => self.engines.answer(request, report)?,
        })
    }
}

pub(crate) fn ok<T: Serialize>(value: &T) -> String {
    json("ok", value)
}

/// An object with one field.
fn json(key: &str, value: &impl Serialize) -> String {
    format!("{{\"{key}\":{}}}", json_of(value))
}

/// Serializing cannot fail: all keys of our types are strings.
pub(crate) fn json_of(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned())
}
