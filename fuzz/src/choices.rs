/// Bytes read as a sequence of choices. Once they are used up, every choice is the first one.
pub(crate) struct Choices<'a>(&'a [u8]);

impl<'a> Choices<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices(bytes)
    }

    /// True if the bytes are used up.
    pub(crate) fn is_over(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        first
    }

    pub(crate) fn flag(&mut self) -> bool {
        self.byte() & 1 == 1
    }

    /// A number less than `bound`, from one byte, or from two if `bound` is greater than 256.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let mut number = usize::from(self.byte());
        if bound > 256 {
            number = number << 8 | usize::from(self.byte());
        }
        number % bound
    }

    /// One of the items; `None` if there are none.
    pub(crate) fn pick<T>(&mut self, mut items: impl ExactSizeIterator<Item = T>) -> Option<T> {
        match items.len() {
            0 => None,
            len => items.nth(self.below(len)),
        }
    }
}

/// The text before the first zero byte, and the bytes after it.
pub(crate) fn text_and_choices(bytes: &[u8]) -> (String, Choices<'_>) {
    let mut parts = bytes.splitn(2, |&byte| byte == 0);
    let text = String::from_utf8_lossy(parts.next().unwrap_or_default());
    let rest = parts.next().unwrap_or_default();
    (text.into_owned(), Choices::new(rest))
}
