import { specifiedStandards } from '../pages.ts';

/** An entry of a menu: its label and address, then the entries below it. */
export type Entry = readonly [label: string, href: string, children?: readonly Entry[]];

/** The entries of a line: each its label, then its address. */
const entries = (line: string): Entry[] =>
  line.split(' | ').map((entry) => {
    const at = entry.lastIndexOf(' ');
    return [entry.slice(0, at), entry.slice(at + 1)];
  });

/** The standards, the first of them by their whole code, the others by number and year alone. */
const standards = (whole: number, end = ''): Entry[] =>
  Object.entries(specifiedStandards).map(([address, code], index) => [
    `${index < whole ? code : code.replace(/^\S+ /, '')}${end}`,
    address,
  ]);

const aboutMenu = entries(
  "Who We Are /about#who-we-are | Chairman's Profile /about#chairmans-profile | Our Process /about#our-process | Our Clients /about#our-clients | Testimonials /about#testimonials",
);
const managementMenu = entries(
  'Administration /administration | Human Resources /hr | MR Meetings /mrm | Inventory Management /inventory',
);

/** Specification, section 2.3. */
export const headerMenu: readonly Entry[] = [
  ['Home', '/'],
  ['About', '/about', aboutMenu],
  [
    'Services',
    '/services',
    [
      ['ISO Services', '/all-iso', standards(2)],
      ...entries('GMP Service /gmpMain | HACCP /hacpMain | CE Marking /ceMain | FSSC 22000 /fssc22000Main'),
      ['Management Services', '/additional-services', managementMenu],
    ],
  ],
  ...entries('Credential /credential | Team /team | Contact /contact'),
];

/** Specification, section 2.10. */
export const sixServices = entries(
  'ISO Services /all-iso | GMP Service /gmpMain | HACCP Service /hacpMain | CE Marking /ceMain | Management Services /additional-services | FSSC 22000 /fssc22000Main',
);

/** The six services, then the four of section 2.14. */
export const heroMenu = [
  ...sixServices,
  ...entries(
    'Administration /administration | Human Resources /hr | Management Review Meetings /mrm | Inventory Management /inventory',
  ),
];

/** Specification, section 2.4. */
export const footerServices = [
  ...standards(1, ' Certification'),
  ...entries(
    'CE Certification /ceMain | CGMP / GMP /gmpMain | HACCP Certification /hacpMain | FSSC Certification /fssc22000Main',
  ),
  ...entries(
    'Administration Services /administration | HR Consulting Services /hr | MRM Consulting Services /mrm | Inventory Management Services /inventory',
  ),
];
