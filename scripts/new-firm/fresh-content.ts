import { isMap, type Node, parseDocument } from 'yaml';
import { townOf } from '#src/content/address-line.ts';
import type { Content } from '#src/content/load.ts';
import { mediaReferences } from '#src/content/references.ts';
import { readYaml } from '#src/content/yaml.ts';
import type { Answers } from './answers.ts';
import { firmFacts } from './firm-facts.ts';
import { leaveOut } from './leave-out.ts';
import { yamlText } from './yaml-text.ts';

type Texts = ReadonlyMap<string, string>;
type Rewrite = (text: string, file: string) => string;

const rewritten = (texts: Texts, isMeant: (file: string) => boolean, rewrite: Rewrite) =>
  new Map([...texts].map(([file, text]) => [file, isMeant(file) ? rewrite(text, file) : text]));

/** Sets the fields of a map that another tree gives; maps within it likewise, all else in one piece. */
const overlay = (
  onto: Node | null,
  from: unknown,
  set: (path: readonly string[], value: unknown) => void,
) => {
  const step = (given: unknown, path: readonly string[], beside: unknown) => {
    if (!(given instanceof Object) || Array.isArray(given) || !isMap(beside)) set(path, given);
    else for (const [key, value] of Object.entries(given)) step(value, [...path, key], beside.get(key, true));
  };
  step(from, [], onto);
};

/** In place of what the first firm says of itself: whole lists, and single fields of pages. */
const withTemplate = (texts: Texts, template: Texts) =>
  rewritten(
    texts,
    (file) => template.has(file),
    (text, file) => {
      const own = template.get(file) ?? text;
      if (!file.startsWith('content/pages/')) return own;
      const read = readYaml(own);
      const document = parseDocument(text);
      if ('value' in read)
        overlay(document.contents, read.value, (path, value) =>
          document.setIn(path, document.createNode(value)),
        );
      return yamlText(document);
    },
  );

const isClaim = (file: string) => file === 'content/process.yaml' || file === 'content/pages/about.yaml';

/** No proof of the first firm is one of the second; a statement that a firm signs itself is a sample until it has. */
const withoutProof: Rewrite = (text, file) => {
  const document = parseDocument(text);
  const tree: unknown = document.toJS();
  if (Array.isArray(tree)) for (const index of tree.keys()) document.deleteIn([index, 'evidence']);
  if (file === 'content/pages/about.yaml') {
    document.deleteIn(['impartiality', 'evidence']);
    document.setIn(['impartiality', 'sample'], true);
  }
  return yamlText(document);
};

/** Without the first firm's photos, logos and pictures. */
const withoutPictures: Rewrite = (text, file) => {
  const document = parseDocument(text);
  const named = mediaReferences(new Map([[file, document.toJS()]]));
  for (const { path } of named) document.deleteIn(path);
  return named.length > 0 ? yamlText(document) : text;
};

/** Addresses are promised from today on: those of the pages there are. */
const ownAddresses = (content: Content): Rewrite => {
  const own = new Map(content.pages.map(({ address, id }) => [address, id]));
  return (text) => {
    const document = parseDocument(text);
    for (const [address, id] of Object.entries(content.addresses))
      if (own.get(address) !== id) document.delete(address);
    return yamlText(document);
  };
};

/**
 * The texts of content/ for another firm, made of those of the first: its facts in the place of the first's, its claims
 * and proofs gone, what nobody was asked for marked as a sample, everything dated today, no legal text read by a lawyer.
 * @param content what the texts say, checked
 * @param template the texts that stand in where the first firm spoke of itself, by the paths of the files they go into
 * @param today such as `2026-11-23`
 */
export const freshContent = (
  texts: Texts,
  content: Content,
  template: Texts,
  answers: Answers,
  today: string,
): Map<string, string> => {
  const town = {
    of: townOf(content.firm),
    to: townOf({ address: { ...content.firm.address, city: answers.city } }),
  };
  const steps: readonly ((texts: Texts) => Map<string, string>)[] = [
    (all) =>
      rewritten(
        all,
        (file) => file === 'content/firm.yaml',
        (text) => firmFacts(text, answers, today, town),
      ),
    (all) => rewritten(all, (file) => file === 'content/addresses.yaml', ownAddresses(content)),
    (all) => withTemplate(all, template),
    (all) => rewritten(all, isClaim, withoutProof),
    (all) => rewritten(all, (file) => file.endsWith('.yaml'), withoutPictures),
    (all) => leaveOut(all, answers.without),
    (all) =>
      rewritten(
        all,
        () => true,
        (text) => text.replace(/^changed: .*$/m, `changed: '${today}'`),
      ),
    (all) =>
      rewritten(
        all,
        (file) => file.endsWith('.md'),
        (text) => text.replace(/^reviewed: true$/m, 'reviewed: false'),
      ),
  ];
  return steps.reduce((all, step) => step(all), new Map(texts));
};
