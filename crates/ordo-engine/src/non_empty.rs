use std::ops::Deref;

/// A list with at least one item. It dereferences to a slice; [`first`](NonEmpty::first) always succeeds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NonEmpty<T> {
    /// Never empty: constructors require an item, and nothing removes items.
    items: Vec<T>,
}

impl<T> NonEmpty<T> {
    /// A list with one item.
    pub fn one(item: T) -> NonEmpty<T> {
        NonEmpty { items: vec![item] }
    }

    /// The list; `None` if it is empty.
    pub fn new(items: Vec<T>) -> Option<NonEmpty<T>> {
        (!items.is_empty()).then_some(NonEmpty { items })
    }

    /// The first item.
    #[expect(clippy::indexing_slicing, reason = "the list is never empty")]
    pub fn first(&self) -> &T {
        &self.items[0]
    }
}

impl<T> Deref for NonEmpty<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items
    }
}

impl<'a, T> IntoIterator for &'a NonEmpty<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_item_always_exists() {
        assert_eq!(NonEmpty::<u8>::new(vec![]), None);
        let list = NonEmpty::new(vec![3, 1, 2]).unwrap();
        assert_eq!((*list.first(), list.len()), (3, 3));
        assert_eq!(NonEmpty::one(7).iter().sum::<i32>(), 7);
    }
}
