/// Receives the progress of a long measurement; `()` ignores it.
pub trait ReportProgress {
    /// Sets the number of finished items.
    fn set_done(&self, done: u64);

    /// Replaces the summary of the results so far.
    fn set_message(&self, _message: String) {}

    /// Prints a line that stays visible.
    fn note(&self, _line: &str) {}
}

impl<T: ReportProgress + ?Sized> ReportProgress for Box<T> {
    fn set_done(&self, done: u64) {
        (**self).set_done(done);
    }

    fn set_message(&self, message: String) {
        (**self).set_message(message);
    }

    fn note(&self, line: &str) {
        (**self).note(line);
    }
}

impl ReportProgress for () {
    fn set_done(&self, _done: u64) {}
}
