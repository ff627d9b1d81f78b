import { text } from './text.ts';

/**
 * A text in which code fills in words in braces: these and no others, each at least once.
 * @param names without braces: `['low', 'high']` for “{low} to {high} days”
 */
export const template = (names: readonly string[], max = 300) => text(max, names);
