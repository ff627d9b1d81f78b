/** Elements that run, load or move something. */
const refused =
  /^(script|foreignobject|iframe|object|embed|audio|video|canvas|link|handler|listener|set|discard|animate\w*)$/i;

/** Attributes that browsers read as CSS, in which an address can stand. */
const styled = /^(style|fill|stroke|filter|mask|cursor|clip-path|marker(-\w+)?)$/;

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[(?<data>[\s\S]*?)\]\]>|<\?(?<instruction>[\s\S]*?)\?>|<!DOCTYPE(?:"[^"]*"|'[^']*'|[^>"'[])*(?<subset>[[>])|<(?<close>\/?)(?<name>[^\s/>!?]+)(?<attributes>(?:\s+[^\s=>/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)|(?<stray><)/g;

const attribute = /(?<key>[^\s=]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/g;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (value: string) =>
  value.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    name ? (named[name] ?? whole) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );

const local = (name: string) => name.replace(/^.*:/, '');

const shortened = (value: string) => (value.length > 40 ? `${value.slice(0, 39)}…` : value);

const cssFault = (css: string) => {
  if (/@import|image-set\(|\bsrc\(|url\((?!\s*["']?\s*#)/i.test(css)) return 'its styles load something else';
  // An escaped letter could spell any of these.
  return css.includes('\\') ? 'its styles hold a backslash' : undefined;
};

const attributeFault = (key: string, value: string) => {
  const name = local(key);
  if (/^on/i.test(name)) return `it holds the event attribute ${name}`;
  if (/^(href|src)$/i.test(name) && !value.trim().startsWith('#'))
    return `it refers to something outside itself or holds a pixel picture (${name}="${shortened(value)}")`;
  if (key === 'xml:base') return 'it holds the attribute xml:base';
  if (/^xmlns(:|$)/.test(key) && /xhtml/i.test(value)) return 'it holds parts of a web page';
  if (styled.test(name)) return cssFault(value);
  return /url\((?!\s*["']?\s*#)/i.test(value) ? `its attribute ${name} loads something else` : undefined;
};

const instructionFault = (instruction: string) => {
  if (/^xml-stylesheet/i.test(instruction)) return 'it names a style sheet';
  const encoding = /encoding\s*=\s*["']([^"']+)/i.exec(instruction)?.[1] ?? 'utf-8';
  return /^(utf-8|us-ascii)$/i.test(encoding) ? undefined : `it is written in ${encoding}, not in UTF-8`;
};

/**
 * Why a drawing must not be published, as half sentences; empty when it is safe: it runs nothing, loads nothing,
 * moves nothing. For texts that are well-formed XML, which is for the caller to know.
 */
export const svgFaults = (svg: string): string[] => {
  const faults = new Set<string | undefined>();
  /** The text of the style that is being read. Browsers join its pieces, whatever comments stand between them. */
  let style: string | undefined;
  for (const { groups = {} } of svg.matchAll(token)) {
    const { data, instruction, subset, close, name, attributes, empty, text, stray } = groups;
    if (stray) faults.add('it cannot be read');
    if (subset === '[') faults.add('it declares entities');
    if (instruction) faults.add(instructionFault(instruction));
    if (name) {
      const isStyle = local(name) === 'style';
      if (style === undefined) style = isStyle && !close && !empty ? '' : undefined;
      else {
        faults.add(isStyle && close ? cssFault(style) : 'its styles hold an element');
        style = isStyle && close ? undefined : style;
      }
      if (refused.test(local(name))) faults.add(`it holds the element ${local(name)}`);
    }
    for (const { groups: found } of (attributes ?? '').matchAll(attribute))
      faults.add(attributeFault(found?.key ?? '', decoded(found?.double ?? found?.single ?? '')));
    if (style !== undefined) style += data ?? decoded(text ?? '');
  }
  return [...faults].filter((fault) => fault !== undefined);
};
