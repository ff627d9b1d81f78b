import type { Labels } from '#src/content/schemas/labels.ts';

/** The words of the register for tests. */
export const editionLabels: Labels['edition'] = {
  named: 'Edition',
  published: 'Published',
  amendment: 'Amendment',
  successor: 'Successor',
  successorPublished: 'Successor published',
  lastNew: 'Last new certificate or audit',
  ends: 'Transition ends',
  changes: 'Changes',
  holders: 'Holders',
  source: 'Source',
  checkedOn: 'Checked on',
  register: 'Register',
  state: 'Status',
  certaintyOf: 'how sure',
  status: { current: 'Current', 'change-in-sight': 'Change in sight', superseded: 'Superseded' },
  certainty: { verified: 'Checked', reported: 'Reported', unknown: 'Not established' },
  confirm: 'confirm with your certification body',
};
