import type { Edition } from '#src/content/schemas/edition.ts';

/** A register for tests: one in transition, one without dates. */
export const sampleEditions: Edition[] = [
  {
    page: 'iso-9001',
    named: 'ISO 9001:2015',
    status: 'superseded',
    amendment: 'Amendment 1:2024',
    successor: 'ISO 9001:2026',
    published: { text: '2015', certainty: 'verified' },
    successorPublished: { text: '16 September 2026', certainty: 'reported' },
    lastNew: { day: '2028-03-30', certainty: 'reported' },
    ends: { day: '2028-12-31', certainty: 'reported' },
    source: 'NSF, as cited by others; "two statements", one of them later',
    checkedOn: '2026-11-21',
  },
  {
    page: 'iso-13485',
    named: 'ISO 13485:2016',
    status: 'current',
    published: { text: '2016', certainty: 'verified' },
    source: 'Elendi Labs',
    checkedOn: '2026-10-02',
  },
];
