import { type Document, parseDocument } from 'yaml';

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
  found: RegExp;
  advice: RegExp;
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

// Each in a file of its own, so that all of them can be made at once.
export const mistakes: readonly Mistake[] = [
  {
    name: 'a misspelt key',
    make: (files) => edit(files, 'content/standards/iso-14001.yaml', misspell('tagline', 'taglin')),
    file: 'content/standards/iso-14001.yaml',
    field: 'taglin',
    found: /not a field/,
    advice: /correct the spelling.*missing here: tagline/,
  },
  {
    name: 'a page without benefits',
    make: set('content/standards/iso-14001.yaml', ['benefits', 'items'], []),
    file: 'content/standards/iso-14001.yaml',
    field: 'benefits.items',
    found: /has 0 entries/,
    advice: /must have at least 5/,
  },
  {
    name: 'an unknown icon',
    make: set('content/standards/iso-22000.yaml', ['benefits', 'items', 2, 'icon'], 'unicorn-horn'),
    file: 'content/standards/iso-22000.yaml',
    field: 'benefits.items[2].icon',
    found: /"unicorn-horn" is no outline icon/,
    advice: /tabler\.io\/icons/,
  },
  {
    name: 'an empty title',
    make: set('content/pages/contact.yaml', ['title'], ''),
    file: 'content/pages/contact.yaml',
    field: 'title',
    found: /is empty/,
    advice: /write it/,
  },
  {
    name: 'an address that is no URL',
    make: set('content/firm.yaml', ['social', 'facebook', 'url'], 'facebook.com/firm'),
    file: 'content/firm.yaml',
    field: 'social.facebook.url',
    found: /"facebook\.com\/firm"/,
    advice: /must be a full address beginning with https:\/\//,
  },
  {
    name: 'a telephone number without country code',
    make: set('content/firm.yaml', ['phones', 'office', 'number'], '011 000 0000'),
    file: 'content/firm.yaml',
    field: 'phones.office.number',
    found: /"011 000 0000"/,
    advice: /must begin with the country code.*\+94/,
  },
  {
    name: 'a way to publish that is none',
    make: set('content/publish.yaml', ['how'], 'ftp'),
    file: 'content/publish.yaml',
    field: 'how',
    found: /"ftp"/,
    advice: /must be 'none yet', push, copy or command/,
  },
  {
    name: 'a second page with the id of another',
    make: (files) =>
      files.set(
        'content/certifications/inventory.yaml',
        files.get('content/certifications/ce-marking.yaml') ?? '',
      ),
    file: 'content/management/inventory.yaml',
    field: 'id',
    // The copy shares all it has with its original, and is compared with nothing.
    also: [
      'content/certifications/inventory.yaml',
      'content/certifications/ce-marking.yaml',
      'content/tools/compare.yaml',
    ],
    found: /"inventory" is taken by content\/certifications\/inventory\.yaml/,
    advice: /give each page its own/,
  },
  {
    name: 'a second page at the address of another',
    make: set('content/management/human-resources.yaml', ['address'], '/administration'),
    file: 'content/management/human-resources.yaml',
    field: 'address',
    // Its own address is given up.
    also: ['content/addresses.yaml'],
    found: /"\/administration" is taken by content\/management\/administration\.yaml/,
    advice: /give each page its own/,
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
    found: /holds a second ': '/,
    advice: /in quotes/,
  },
  {
    name: 'an unknown page in the navigation',
    make: set('content/navigation.yaml', ['header', 5, 'page'], 'kontact'),
    file: 'content/navigation.yaml',
    field: 'header[5].page',
    found: /"kontact" is no page/,
    advice: /name a file of content\/pages/,
  },
  {
    name: 'a missing Markdown file',
    make: (files) => files.delete('content/legal/privacy.md'),
    file: 'content/legal/privacy.md',
    field: '',
    found: /is missing/,
    advice: /restore the Markdown file/,
  },
  {
    name: 'a script in a legal text',
    make: (files) =>
      files.set('content/legal/terms.md', `${files.get('content/legal/terms.md')}\n<script>go()</script>\n`),
    file: 'content/legal/terms.md',
    field: /^line \d+$/,
    found: /holds HTML \(<script>go\(\)<\/script>/,
    advice: /Take it out/,
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
    found: /is taken by content\/pages\/home\.yaml/,
    advice: /give each page its own/,
  },
  {
    name: 'a title too long for a search result',
    make: set('content/pages/catalogue.yaml', ['title'], `ISO standards, ${'and more of them, '.repeat(4)}`),
    file: 'content/pages/catalogue.yaml',
    field: 'title',
    found: /longer than 60 characters/,
    advice: /shorten it/,
  },
  {
    name: 'an unknown drawing',
    make: set('content/services.yaml', [1, 'drawing'], 'unicorn'),
    file: 'content/services.yaml',
    field: '[1].drawing',
    found: /"unicorn" is no drawing/,
    advice: /choose one of .*gauge-blocks/,
  },
  {
    name: 'a photo that is not there',
    make: set('content/team.yaml', ['directors', 1, 'photo'], 'sivakumar.jpg'),
    file: 'content/team.yaml',
    field: 'directors[1].photo',
    found: /sivakumar\.jpg is not in content\/media\//,
    advice: /put the file there or correct the name/,
  },
  {
    name: 'a link to a term that is not there',
    make: set('content/certifications/haccp.yaml', ['outcome', 'givenBy'], 'A [body](/glossary#boddy).'),
    file: 'content/certifications/haccp.yaml',
    field: 'outcome.givenBy',
    found: /links to \/glossary#boddy, which is no term/,
    advice: /add it to content\/tools\/glossary\.yaml, or correct the link/,
  },
  {
    name: 'a link to a term where no links are shown',
    make: set('content/management/management-review.yaml', ['tagline'], 'A [risk](/glossary#risk).'),
    file: 'content/management/management-review.yaml',
    field: 'tagline',
    found: /holds "\]\(", which visitors would read/,
    advice: /write the words alone, without HTML or Markdown/,
  },
  {
    name: 'two terms with one anchor',
    make: set('content/tools/glossary.yaml', ['terms', 'items', 1, 'term'], 'ACCREDITATION'),
    file: 'content/tools/glossary.yaml',
    field: 'terms.items[1].term',
    // Texts link to the term that has lost its name.
    also: ['content/standards/iso-15189.yaml', 'content/standards/iso-17025.yaml'],
    found: /"ACCREDITATION" has the anchor of "Accreditation"/,
    advice: /name it otherwise, or remove one/,
  },
  {
    name: 'a service page under no subject of questions',
    make: (files) =>
      edit(files, 'content/tools/glossary.yaml', (document) =>
        document.deleteIn(['questions', 'subjects', 1, 'pages', 1]),
      ),
    file: 'content/tools/glossary.yaml',
    field: 'questions.subjects',
    found: /name iso-45001 nowhere/,
    advice: /put each service page under one subject/,
  },
  {
    name: 'a line of the comparison for a page that is no standard',
    make: (files) =>
      edit(files, 'content/tools/compare.yaml', (document) =>
        document.setIn(['standards', 'administration'], document.getIn(['standards', 'gmp'])),
      ),
    file: 'content/tools/compare.yaml',
    field: 'standards.administration',
    found: /is no standard, scheme or mark/,
    advice: /correct the name or remove the line/,
  },
  {
    name: 'a shared phrase that is not there',
    make: set('content/certifications/gmp.yaml', ['legalNote'], '{phrases.legal-noet}'),
    file: 'content/certifications/gmp.yaml',
    field: 'legalNote',
    found: /\{phrases\.legal-noet\} stands for nothing/,
    advice: /tokens are .*phrases/,
  },
  {
    name: 'a shared phrase that no text uses',
    make: set('content/phrases.yaml', ['farewell'], 'Good luck.'),
    file: 'content/phrases.yaml',
    field: 'farewell',
    found: /is used by no text/,
    advice: /refer to it as \{phrases\.farewell\}, or remove it/,
  },
];
