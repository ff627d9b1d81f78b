/** Names in a sentence: `A, B and C`. */
export const listOf = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);
