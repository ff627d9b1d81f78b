import { type Document, parseDocument } from 'yaml';
import { fieldName } from '#src/content/schema-problems.ts';

/** The texts of content/, by file; a mistake changes them in place. */
export type Files = Map<string, string>;

/** A mistake that somebody makes in content/, and the problem that is to be named for it. */
export type Mistake = {
  name: string;
  make: (files: Files) => void;
  file: string;
  /** The path of the field, or a pattern for it; empty for the file as a whole. */
  field: string | RegExp;
  /** Other files that are rightly named with it. */
  also?: readonly string[];
  /** What the message has to say: what was found, and what to do. */
  said: RegExp;
};

/** Changes one YAML file as a tree. */
export const edit = (files: Files, file: string, change: (document: Document) => void) => {
  const document = parseDocument(files.get(file) ?? '');
  change(document);
  files.set(file, String(document));
};

/** Gives a field of a file another name. */
export const misspell = (key: string, wrong: string) => (document: Document) => {
  document.setIn([wrong], document.getIn([key]));
  document.deleteIn([key]);
};

/** The mistake of another value in one place of a YAML file. */
export const set = (file: string, path: readonly (string | number)[], value: unknown) => (files: Files) =>
  edit(files, file, (document) => document.setIn(path, document.createNode(value)));

/** The mistake of another text in a file, as it is typed. */
export const rewrite = (file: string, make: (text: string) => string) => (files: Files) => {
  files.set(file, make(files.get(file) ?? ''));
};

/** The mistake of one value, which is to be named where it stands. */
export const row = (
  name: string,
  file: string,
  path: readonly (string | number)[],
  value: unknown,
  said: RegExp,
  also: readonly string[] = [],
): Mistake => ({ name, make: set(file, path, value), file, field: fieldName(path), said, also });

// Each in a file of its own, so that all of them can be made at once.
export const mistakes: readonly Mistake[] = [
  {
    name: 'a misspelt key',
    make: (files) => edit(files, 'content/standards/iso-14001.yaml', misspell('tagline', 'taglin')),
    file: 'content/standards/iso-14001.yaml',
    field: 'taglin',
    said: /not a field.*correct the spelling.*missing here: tagline/,
  },
  row(
    'a page without benefits',
    'content/standards/iso-14001.yaml',
    ['benefits', 'items'],
    [],
    /has 0 entries.*must have at least 5/,
  ),
  row(
    'an unknown icon',
    'content/standards/iso-22000.yaml',
    ['benefits', 'items', 2, 'icon'],
    'unicorn-horn',
    /"unicorn-horn" is no outline icon.*tabler\.io\/icons/,
  ),
  row('an empty title', 'content/pages/contact.yaml', ['title'], '', /is empty.*write it/),
  row(
    'an address that is no URL',
    'content/firm.yaml',
    ['social', 'facebook', 'url'],
    'facebook.com/firm',
    /"facebook\.com\/firm".*must be a full address beginning with https:\/\//,
  ),
  row(
    'a telephone number without country code',
    'content/firm.yaml',
    ['phones', 'office', 'number'],
    '011 000 0000',
    /"011 000 0000".*must begin with the country code.*\+94/,
  ),
  row(
    'a way to publish that is none',
    'content/publish.yaml',
    ['how'],
    'ftp',
    /"ftp".*must be 'none yet', push, copy or command/,
  ),
  {
    name: 'a second page with the id of another',
    make: (files) =>
      files.set(
        'content/certifications/inventory.yaml',
        files.get('content/certifications/ce-marking.yaml') ?? '',
      ),
    file: 'content/management/inventory.yaml',
    field: 'id',
    // The copy shares all it has with its original, and is compared with nothing.,
    also: [
      'content/certifications/inventory.yaml',
      'content/certifications/ce-marking.yaml',
      'content/tools/compare.yaml',
    ],
    said: /"inventory" is taken by content\/certifications\/inventory\.yaml.*give each page its own/,
  },
  {
    name: 'a second page at the address of another',
    make: set('content/management/human-resources.yaml', ['address'], '/administration'),
    file: 'content/management/human-resources.yaml',
    field: 'address',
    // Its own address is given up.,
    also: ['content/addresses.yaml'],
    said: /"\/administration" is taken by content\/management\/administration\.yaml.*give each page its own/,
  },
  {
    name: 'text that is no YAML',
    make: (files) =>
      files.set(
        'content/process.yaml',
        (files.get('content/process.yaml') ?? '').replace(/^ {2}lead: .*$/m, '  lead: We listen: always.'),
      ),
    file: 'content/process.yaml',
    field: /^line \d+$/,
    said: /holds a second ': '.*in quotes/,
  },
  row(
    'an unknown page in the navigation',
    'content/navigation.yaml',
    ['header', 5, 'page'],
    'kontact',
    /"kontact" is no page.*name a file of content\/pages/,
  ),
  {
    name: 'a missing Markdown file',
    make: (files) => files.delete('content/legal/privacy.md'),
    file: 'content/legal/privacy.md',
    field: '',
    said: /is missing.*restore the Markdown file/,
  },
  {
    name: 'a script in a legal text',
    make: (files) =>
      files.set('content/legal/terms.md', `${files.get('content/legal/terms.md')}\n<script>go()</script>\n`),
    file: 'content/legal/terms.md',
    field: /^line \d+$/,
    said: /holds HTML \(<script>go\(\)<\/script>.*Take it out/,
  },
  {
    name: 'two pages that share a title',
    make: (files) =>
      edit(files, 'content/pages/team.yaml', (document) => {
        const other = parseDocument(files.get('content/pages/home.yaml') ?? '');
        document.setIn(['title'], other.getIn(['title']));
      }),
    file: 'content/pages/team.yaml',
    field: 'title',
    said: /is taken by content\/pages\/home\.yaml.*give each page its own/,
  },
  row(
    'a title too long for a search result',
    'content/pages/catalogue.yaml',
    ['title'],
    `ISO standards, ${'and more of them, '.repeat(4)}`,
    /longer than 60 characters.*shorten it/,
  ),
  row(
    'an unknown drawing',
    'content/services.yaml',
    [1, 'drawing'],
    'unicorn',
    /"unicorn" is no drawing.*choose one of .*gauge-blocks/,
  ),
  row(
    'a photo that is not there',
    'content/team.yaml',
    ['directors', 1, 'photo'],
    'sivakumar.jpg',
    /sivakumar\.jpg is not in content\/media\/.*put the file there or correct the name/,
  ),
  row(
    'a link to a term that is not there',
    'content/certifications/haccp.yaml',
    ['outcome', 'givenBy'],
    'A [body](/glossary#boddy).',
    /links to \/glossary#boddy, which is no term.*add it to content\/tools\/glossary\.yaml, or correct the link/,
  ),
  row(
    'a link to a term where no links are shown',
    'content/management/management-review.yaml',
    ['tagline'],
    'A [risk](/glossary#risk).',
    /holds "\]\(", which visitors would read.*write the words alone, without HTML or Markdown/,
  ),
  {
    name: 'two terms with one anchor',
    make: set('content/tools/glossary.yaml', ['terms', 'items', 1, 'term'], 'ACCREDITATION'),
    file: 'content/tools/glossary.yaml',
    field: 'terms.items[1].term',
    // Texts link to the term that has lost its name.,
    also: ['content/standards/iso-15189.yaml', 'content/standards/iso-17025.yaml'],
    said: /"ACCREDITATION" stands here already, in .*name it otherwise, or remove one/,
  },
  {
    name: 'a service page under no subject of questions',
    make: (files) =>
      edit(files, 'content/tools/glossary.yaml', (document) =>
        document.deleteIn(['questions', 'subjects', 1, 'pages', 1]),
      ),
    file: 'content/tools/glossary.yaml',
    field: 'questions.subjects',
    said: /name iso-45001 nowhere.*put each service page under one subject/,
  },
  {
    name: 'a line of the comparison for a page that is no standard',
    make: (files) =>
      edit(files, 'content/tools/compare.yaml', (document) =>
        document.setIn(['standards', 'administration'], document.getIn(['standards', 'gmp'])),
      ),
    file: 'content/tools/compare.yaml',
    field: 'standards.administration',
    said: /is no standard, scheme or mark.*correct the name or remove the line/,
  },
  row(
    'a shared phrase that is not there',
    'content/certifications/gmp.yaml',
    ['legalNote'],
    '{phrases.legal-noet}',
    /\{phrases\.legal-noet\} stands for nothing.*tokens are .*phrases/,
  ),
  row(
    'a shared phrase that no text uses',
    'content/phrases.yaml',
    ['farewell'],
    'Good luck.',
    /is used by no text.*refer to it as \{phrases\.farewell\}, or remove it/,
  ),
];
