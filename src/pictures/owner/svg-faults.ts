const named = '(?:[\\w-]+:)?';
/** An element that browsers read as CSS, behind which more than one piece of text stands: joined they could be anything. */
const piecedStyle = `<${named}style\\b(?:[^>]*[^/>])?>(?!\\s*(?:<!\\[CDATA\\[(?:(?!\\]\\]>)[^])*\\]\\]>)?[^<]*</)`;
/** Such an element, or an attribute that they read so, up to a backslash. */
const spelled = `(?:<${named}style\\b[^<]*(?:<!\\[CDATA\\[[^<]*)?|\\s(?:style|fill|stroke|filter|mask|cursor|clip-path|marker[-\\w]*)\\s*=\\s*(["'])(?:(?!\\1)[^])*)\\\\`;

/** What no drawing may hold, wherever it stands in it: what runs, loads or moves something; `$1` is what was found. */
const refused: readonly (readonly [pattern: RegExp, fault: string])[] = [
  [
    new RegExp(
      `<${named}(script|foreignobject|iframe|object|embed|audio|video|canvas|link|handler|listener|set|discard|animate\\w*)\\b`,
      'i',
    ),
    'it holds the element $1',
  ],
  [/[\s:](on\w+)\s*=/i, 'it holds the event attribute $1'],
  [
    /\b((?:href|src)\s*=\s*["'](?!\s*#).{0,30})/i,
    'it refers to something outside itself or holds a pixel picture ($1)',
  ],
  [/\s(xml:base)\s*=/, 'it holds the attribute $1'],
  [/\sxmlns[^\s=]*\s*=\s*["'][^"']*xhtml/i, 'it holds parts of a web page'],
  [/@import|image-set\(|\bsrc\(|url\((?!\s*["']?\s*#)/i, 'its styles load something else'],
  [new RegExp(piecedStyle, 'i'), 'its styles hold more than text'],
  // An escaped letter could spell any of these.
  [new RegExp(spelled, 'i'), 'its styles hold a backslash'],
  [/<!(?:ENTITY|ATTLIST|ELEMENT|NOTATION)/, 'it declares entities'],
  [/<\?xml-stylesheet/i, 'it names a style sheet'],
  [/<\?xml[^>]*encoding\s*=\s*["'](?!utf-8|us-ascii)([^"']*)/i, 'it is written in $1, not in UTF-8'],
];

/** A text with its letters for those written as numbers, and without quotation marks within attributes. */
const decoded = (svg: string) =>
  svg
    .replace(/&(?:quot|apos);/g, '')
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, decimal) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    );

/**
 * Why a drawing must not be published, as half sentences; empty when it is safe. For texts that are well-formed XML,
 * which is for the caller to know. What stands in a comment counts as well: nothing can be hidden there.
 */
export const svgFaults = (svg: string): string[] => {
  const text = decoded(svg);
  return refused.flatMap(([pattern, fault]) => {
    const [found, what = ''] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [fault.replace('$1', what)];
  });
};
