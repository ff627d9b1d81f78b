/** Whichever cascade layer comes first sets the order, and styles come in the order of imports: so it is said in the head. */
export const layerOrder = '@layer reset, tokens, base, components, utilities, print;';

/** The text of src/browser/before-paint.ts as pages carry it: without the comment at its beginning. */
export const inlineScript = (source: string) => source.replace(/^\/\*\*.*?\*\/\s*/s, '').trim();
