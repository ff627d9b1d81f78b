/** A page that the specification names. */
export type SpecifiedPage = {
  address: string;
  /** What section 2.1 calls it. */
  screen: string;
  /** The text of its main heading, where the specification gives it. */
  heading?: string;
};

const standard = (address: string, code: string): SpecifiedPage => ({ address, screen: code, heading: code });

/** The fourteen standards of sections 2.1 and 2.11, in their order. */
export const specifiedStandards: readonly SpecifiedPage[] = [
  standard('/iso9001Main', 'ISO 9001:2015'),
  standard('/iso1385Main', 'ISO 13485:2016'),
  standard('/iso14001Main', 'ISO 14001:2015'),
  standard('/iso15189Main', 'ISO 15189:2012'),
  standard('/iso15378Main', 'ISO 15378:2017'),
  standard('/iso17025Main', 'ISO/IEC 17025:2017'),
  standard('/iso18404Main', 'ISO 18404:2015'),
  standard('/iso19011Main', 'ISO 19011:2018'),
  standard('/iso22000Main', 'ISO 22000:2018'),
  standard('/iso22301Main', 'ISO 22301:2019'),
  standard('/iso22716Main', 'ISO 22716:2007'),
  standard('/iso27001Main', 'ISO 27001:2022'),
  standard('/iso37001Main', 'ISO 37001:2016'),
  standard('/iso45001Main', 'ISO 45001:2018'),
];

/** The 31 addresses of the specification, section 2.1, in its order, written from there, not from the content. */
export const specifiedPages: readonly SpecifiedPage[] = [
  { address: '/', screen: 'Home' },
  { address: '/about', screen: 'About' },
  { address: '/services', screen: 'Services overview' },
  { address: '/credential', screen: 'Credentials' },
  { address: '/team', screen: 'Team / leaders' },
  { address: '/contact', screen: 'Contact' },
  { address: '/termspolicy', screen: 'Terms & Conditions and Privacy Policy' },
  { address: '/all-iso', screen: 'ISO services catalogue' },
  ...specifiedStandards,
  standard('/fssc22000Main', 'FSSC 22000'),
  { address: '/gmpMain', screen: 'GMP Service', heading: 'Our GMP Consulting Services' },
  { address: '/hacpMain', screen: 'HACCP', heading: 'Our HACCP Consulting Services' },
  { address: '/ceMain', screen: 'CE Marking', heading: 'Our CE Marking Consulting Services' },
  { address: '/additional-services', screen: 'Management Services' },
  { address: '/administration', screen: 'Administration', heading: 'Administration' },
  { address: '/hr', screen: 'Human Resources', heading: 'Human Resources (HR)' },
  {
    address: '/mrm',
    screen: 'Management Review Meetings (MRM)',
    heading: 'Management Review Meetings (MRM)',
  },
  { address: '/inventory', screen: 'Inventory Management', heading: 'Inventory Management' },
];

/** Pages that the specification does not know: what helps visitors plan, check and understand. */
export const toolAddresses: readonly string[] = [
  '/editions',
  '/cost-and-time',
  '/plan',
  '/compare',
  '/check-certificate',
  '/glossary',
  '/buyer-asks',
  '/who-certifies',
  '/fees-and-offers',
  '/laws-by-trade',
  '/after-the-certificate',
];

/** The comparisons that are asked for most. */
export const comparisonAddresses = [
  '/compare/haccp-iso-22000-fssc-22000',
  '/compare/iso-9001-iso-14001-iso-45001',
  '/compare/iso-15189-iso-17025',
  '/compare/iso-27001-iso-22301',
  '/compare/iso-9001-iso-13485',
];

/** What changes with the next edition of a standard or a scheme, by its page. */
export const changeAddresses = [
  ['/iso9001Main', '/changes-iso-9001'],
  ['/iso14001Main', '/changes-iso-14001'],
  ['/iso22000Main', '/changes-iso-22000'],
  ['/fssc22000Main', '/changes-fssc-22000'],
] as const;

/** All pages beside those of the specification. */
export const furtherAddresses: readonly string[] = [
  ...toolAddresses,
  '/plan-how',
  ...comparisonAddresses,
  ...changeAddresses.map(([, address]) => address),
];

/** An address that no page has. */
export const unknownAddress = '/no-such-page';
