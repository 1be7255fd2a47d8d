//! The description of `ordo_rules::RuleSet`, which cannot derive it.

#[cfg(any(feature = "openapi", test))]
use ordo_rules::RuleSet;

/// A [`RuleSet`] in schemas and declarations.
#[cfg(any(feature = "openapi", test))]
pub(crate) struct RuleSetName;

#[cfg(feature = "openapi")]
mod schema {
    use std::borrow::Cow;

    use utoipa::openapi::schema::{ObjectBuilder, Type};
    use utoipa::openapi::{RefOr, Schema};
    use utoipa::{PartialSchema, ToSchema};

    use super::{RuleSet, RuleSetName};

    impl PartialSchema for RuleSetName {
        fn schema() -> RefOr<Schema> {
            ObjectBuilder::new()
                .schema_type(Type::String)
                .description(Some("The game that is played."))
                .enum_values(Some(RuleSet::ALL.iter().map(|rules| rules.name())))
                .into()
        }
    }

    impl ToSchema for RuleSetName {
        fn name() -> Cow<'static, str> {
            "RuleSet".into()
        }
    }
}

#[cfg(test)]
impl ts_rs::TS for RuleSetName {
    type WithoutGenerics = RuleSetName;
    type OptionInnerType = RuleSetName;

    fn docs() -> Option<String> {
        Some("/** The game that is played. */\n".to_owned())
    }

    fn name(_: &ts_rs::Config) -> String {
        "RuleSet".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        let names = RuleSet::ALL.iter().map(|rules| format!("\"{rules}\""));
        names.collect::<Vec<_>>().join(" | ")
    }

    fn decl(config: &ts_rs::Config) -> String {
        format!("type RuleSet = {};", RuleSetName::inline(config))
    }
}
