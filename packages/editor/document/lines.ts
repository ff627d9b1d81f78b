/** The beginning of the line in which an offset lies. */
export const lineStart = (source: string, offset: number) => source.lastIndexOf('\n', offset - 1) + 1;

/** The end of the line in which an offset lies, before its line break. */
export const lineEnd = (source: string, offset: number) => {
  const end = source.indexOf('\n', offset);
  if (end < 0) return source.length;
  return end > offset && source[end - 1] === '\r' ? end - 1 : end;
};

/** The beginning of the line after the one in which an offset lies; the end of the text after the last. */
export const nextLine = (source: string, offset: number) => {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end + 1;
};

/** How many characters stand before an offset in its line. */
export const columnOf = (source: string, offset: number) => offset - lineStart(source, offset);

/** Whether nothing but spaces stands before an offset in its line. */
export const opensLine = (source: string, offset: number) =>
  source.slice(lineStart(source, offset), offset).trim() === '';

/** Whether the line that begins at an offset is there and empty. */
const isBlank = (source: string, start: number) =>
  start < source.length && source.slice(start, lineEnd(source, start)).trim() === '';

/** Where the blank lines that begin at an offset are over. */
const afterBlanks = (source: string, start: number): number =>
  isBlank(source, start) ? afterBlanks(source, nextLine(source, start)) : start;

/** The lines from one offset to another as a whole, with the blank ones after them where others stand before. */
export const wholeLines = (source: string, from: number, to: number) => {
  const start = lineStart(source, from);
  const end = nextLine(source, to);
  const isAfterBlank = start === 0 || isBlank(source, lineStart(source, start - 1));
  if (end === source.length && !source.endsWith('\n'))
    return { start: start === 0 ? 0 : lineEnd(source, lineStart(source, start - 1)), end };
  return { start, end: isAfterBlank ? afterBlanks(source, end) : end };
};

/** The line break that a text is written with. */
export const lineBreak = (source: string) => (source.includes('\r\n') ? '\r\n' : '\n');
