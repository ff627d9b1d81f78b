import type { ContentFiles } from './reader.ts';
import { slugOf } from './slug.ts';

type Report = (file: string, field: string, message: string) => void;

/** `content/standards/ISO 9001.yaml` → `content/standards/iso-9001.yaml` */
const wellNamed = (file: string) =>
  file.replace(/[^/]+(?=\.\w+$)/, (name) => slugOf(name)).replace(/\.\w+$/, (ending) => ending.toLowerCase());

/** The sign that stands where bytes were no UTF-8, and the signs that UTF-8 is taken for: `PerÃ©ra`, `itâ€™s`. */
const lost = /\uFFFD|Ã[\u0080-\u00BF]|â€/;

const lostLetters = (text: string) =>
  text.split('\n').flatMap((line, index) => {
    const words = line.split(/\s+/).find((word) => lost.test(word));
    return words === undefined ? [] : [{ line: index + 1, words }];
  });

/**
 * The texts of content/ as they are read: with the line ends of Unix, whatever editor has saved them. A file whose name
 * has spaces or capitals is reported and stands for the one it was to be, so that nothing else is blamed.
 */
export const readableSources = (files: ContentFiles, report: Report): ContentFiles => {
  const readable = new Map<string, string>();
  for (const [file, source] of files) {
    const name = wellNamed(file);
    if (name !== file)
      report(file, '', `has spaces, capitals or signs in its name: rename it to ${name.replace(/.*\//, '')}`);
    const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    for (const { line, words } of lostLetters(text))
      report(
        file,
        `line ${line}`,
        `holds a letter that was lost, in "${words}": write the word again and save the file as UTF-8`,
      );
    if (name === file || !files.has(name)) readable.set(name, text);
  }
  return readable;
};
