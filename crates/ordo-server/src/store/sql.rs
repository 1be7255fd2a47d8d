//! SQL text with its bound values, for either database.

/// A value to bind. Columns without a value are bound as null.
#[derive(Clone, Debug)]
pub(super) enum Value {
    Text(Option<String>),
    Int(Option<i64>),
    Bytes(Option<Vec<u8>>),
    Bool(bool),
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(Some(text.to_owned()))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Some(text))
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Int(Some(number))
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Value {
        Value::Bool(value)
    }
}

impl From<&[u8]> for Value {
    fn from(bytes: &[u8]) -> Value {
        Value::Bytes(Some(bytes.to_owned()))
    }
}

/// A query under construction.
#[derive(Debug, Default)]
pub(super) struct Sql {
    pub(super) text: String,
    pub(super) values: Vec<Value>,
}

impl Sql {
    pub(super) fn push(&mut self, text: &str) -> &mut Sql {
        self.text.push_str(text);
        self
    }

    /// Adds a placeholder for a value. Both databases number placeholders `$1`, `$2`, ….
    pub(super) fn bind(&mut self, value: impl Into<Value>) -> &mut Sql {
        self.values.push(value.into());
        let placeholder = format!("${}", self.values.len());
        self.push(&placeholder)
    }
}

/// Binds values to an `sqlx` query of either database.
macro_rules! bind_all {
    ($query:expr, $values:expr) => {{
        let mut query = $query;
        for value in $values {
            query = match value {
                $crate::store::sql::Value::Text(text) => query.bind(text),
                $crate::store::sql::Value::Int(number) => query.bind(number),
                $crate::store::sql::Value::Bytes(bytes) => query.bind(bytes),
                $crate::store::sql::Value::Bool(value) => query.bind(value),
            };
        }
        query
    }};
}

pub(super) use bind_all;
