/// A direct-mapped cache of static evaluations by Zobrist key, before corrections and noise. Each search thread has its own:
/// every iteration evaluates most positions of the previous one again.
pub(super) struct EvalCache(Vec<u64>);

const SLOTS: usize = 1 << 14;

/// The low bits of a slot hold the evaluation, the others those of the key.
const EVAL_BITS: u64 = 0xffff;

impl EvalCache {
    pub(super) fn new() -> EvalCache {
        EvalCache(vec![0; SLOTS])
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<i32> {
        let slot = self.0[key as usize % SLOTS];
        ((slot ^ key) & !EVAL_BITS == 0).then(|| i32::from(slot as i16))
    }

    #[inline]
    pub(super) fn put(&mut self, key: u64, eval: i32) {
        if let Ok(eval) = i16::try_from(eval) {
            self.0[key as usize % SLOTS] = key & !EVAL_BITS | u64::from(eval as u16);
        }
    }
}
