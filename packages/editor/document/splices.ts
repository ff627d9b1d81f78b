/** A piece of a text, from `start` to before `end`, with what is to stand in its place. */
export type Splice = { start: number; end: number; text: string };

/** The text with all splices made. They do not overlap; those at one place are made in the order given. */
export const applySplices = (source: string, splices: readonly Splice[]): string => {
  let text = '';
  let position = 0;
  for (const splice of splices.toSorted((a, b) => a.start - b.start)) {
    text += source.slice(position, splice.start) + splice.text;
    position = splice.end;
  }
  return text + source.slice(position);
};
