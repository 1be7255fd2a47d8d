//! The type of the answer to each request, under the name of the [`Request`](crate::request::Request).

use ordo_describe::codes::CodeEntry;

use crate::record::{Opened, Tree};
use crate::shapes;

pub(crate) type View = shapes::PositionView;
pub(crate) type Positions = Vec<String>;
pub(crate) type Explain = shapes::Explanation;
pub(crate) type Preview = shapes::Preview;
pub(crate) type Steps = shapes::Steps;
pub(crate) type Lens = ordo_describe::Lens;
pub(crate) type Check = shapes::SetupCheck;
pub(crate) type RematchStarter = char;
pub(crate) type ReadRecords = Vec<Tree>;
pub(crate) type Open = Opened;
pub(crate) type WriteRecord = String;
pub(crate) type Codes = Vec<CodeEntry>;

/// The answers by the names of their requests.
#[cfg(test)]
#[derive(ts_rs::TS)]
#[ts(rename_all = "camelCase")]
#[expect(dead_code, reason = "only declared in TypeScript")]
pub(crate) struct Answers {
    view: View,
    positions: Positions,
    explain: Explain,
    preview: Preview,
    steps: Steps,
    lens: Lens,
    check: Check,
    #[ts(type = "Color")]
    rematch_starter: RematchStarter,
    read_records: ReadRecords,
    open: Open,
    write_record: WriteRecord,
    codes: Codes,
}
