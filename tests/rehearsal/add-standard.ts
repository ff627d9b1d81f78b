import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { append, setFields } from './copy.ts';

const row = {
  page: 'iso-50001',
  named: 'ISO 50001:2018',
  status: 'current',
  published: { text: '2018', certainty: 'reported' },
  holders: 'Nothing expires at present.',
  source: 'Made up for a rehearsal.',
  checkedOn: '2026-11-21',
};

/** Its line in the table of all standards. */
const comparison = {
  outcome: 'Certificate',
  frame: 'HS',
  time: 'The certification body',
  heart: 'Energy used well',
  first: 'Energy review',
  lanka: 'Made up for a rehearsal',
};

/** Does in a copy of the project what CONTRIBUTING says under "Add a standard". */
export const addStandard = (root: string) => {
  cpSync(join(import.meta.dirname, 'iso-50001.yaml'), join(root, 'content/standards/iso-50001.yaml'));
  const link = (label: string) => ({ page: 'iso-50001', label });
  setFields(root, 'content/addresses.yaml', [[['/iso50001Main'], 'iso-50001']]);
  setFields(root, 'content/redirects.yaml', [[['/iso-50001'], 'iso-50001']]);
  append(root, 'content/editions.yaml', [], row);
  append(root, 'content/tools/glossary.yaml', ['questions', 'subjects', 0, 'pages'], { page: 'iso-50001' });
  setFields(root, 'content/tools/compare.yaml', [[['standards', 'iso-50001'], comparison]]);
  append(root, 'content/navigation.yaml', ['header', 2, 'pages', 0, 'children'], link('50001:2018'));
  append(root, 'content/navigation.yaml', ['footer', 'services'], link('50001:2018 Certification'));
};
