const MAXIMUM = 75;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Breaks a line into pieces of at most 75 octets, never inside a character; each further one begins with a space. */
const fold = (line: string): string => {
  const pieces = [''];
  for (const character of line) {
    const piece = pieces.at(-1) ?? '';
    const indent = pieces.length > 1 ? 1 : 0;
    if (octets(piece) + octets(character) + indent > MAXIMUM) pieces.push(character);
    else pieces[pieces.length - 1] = piece + character;
  }
  return pieces.join('\r\n ');
};

/** A text as the value of a property: backslash, comma, semicolon and line breaks escaped (RFC 5545 3.3.11, RFC 6350 3.4). */
export const escapedText = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n');

/** Content lines as a calendar or a contact card has them: folded at 75 octets, each ended by CRLF (RFC 5545 3.1, RFC 6350 3.2). */
export const contentLines = (lines: readonly string[]) => lines.map((line) => `${fold(line)}\r\n`).join('');
