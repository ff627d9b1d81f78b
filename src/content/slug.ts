/** A heading or question as an anchor: `Do we need a quality manual?` → `do-we-need-a-quality-manual`. */
export const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
