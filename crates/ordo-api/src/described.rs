//! The descriptions of types of `ordo-rules`, which cannot derive them.

/// Declares the description of another type for OpenAPI schemas and TypeScript declarations: a union of strings.
macro_rules! describe {
    ($(#[$meta:meta])* $name:ident = $described:literal, $description:literal, $texts:expr;) => {
        $(#[$meta])*
        #[cfg(any(feature = "openapi", test))]
        pub(crate) struct $name;

        #[cfg(feature = "openapi")]
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                utoipa::openapi::schema::ObjectBuilder::new()
                    .schema_type(utoipa::openapi::schema::Type::String)
                    .description(Some($description))
                    .enum_values(Some($texts))
                    .into()
            }
        }

        #[cfg(feature = "openapi")]
        impl utoipa::ToSchema for $name {
            fn name() -> std::borrow::Cow<'static, str> {
                $described.into()
            }
        }

        #[cfg(test)]
        impl ts_rs::TS for $name {
            type WithoutGenerics = $name;
            type OptionInnerType = $name;

            fn docs() -> Option<String> {
                Some(concat!("/** ", $description, " */\n").to_owned())
            }

            fn name(_: &ts_rs::Config) -> String {
                $described.to_owned()
            }

            fn inline(_: &ts_rs::Config) -> String {
                let texts = $texts.map(|text| format!("\"{text}\""));
                texts.collect::<Vec<_>>().join(" | ")
            }

            fn decl(config: &ts_rs::Config) -> String {
                format!(concat!("type ", $described, " = {};"), $name::inline(config))
            }
        }
    };
}

describe! {
    /// An [`ordo_rules::RuleSet`].
    RuleSetName = "RuleSet", "The game that is played.", ordo_rules::RuleSet::ALL.iter().map(|rules| rules.name());
}

describe! {
    /// An [`ordo_rules::record::GameResult`].
    GameResultName = "GameResult", "A result as in game records.",
        ordo_rules::record::GameResult::ALL.iter().map(|result| result.text());
}
