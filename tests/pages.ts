/** The fourteen standards of the specification, sections 2.1 and 2.11, in their order: address and main heading. */
export const specifiedStandards = {
  '/iso9001Main': 'ISO 9001:2015',
  '/iso1385Main': 'ISO 13485:2016',
  '/iso14001Main': 'ISO 14001:2015',
  '/iso15189Main': 'ISO 15189:2012',
  '/iso15378Main': 'ISO 15378:2017',
  '/iso17025Main': 'ISO/IEC 17025:2017',
  '/iso18404Main': 'ISO 18404:2015',
  '/iso19011Main': 'ISO 19011:2018',
  '/iso22000Main': 'ISO 22000:2018',
  '/iso22301Main': 'ISO 22301:2019',
  '/iso22716Main': 'ISO 22716:2007',
  '/iso27001Main': 'ISO 27001:2022',
  '/iso37001Main': 'ISO 37001:2016',
  '/iso45001Main': 'ISO 45001:2018',
};

/** All pages whose main heading the specification gives. */
export const specifiedHeadings = {
  ...specifiedStandards,
  '/fssc22000Main': 'FSSC 22000',
  '/gmpMain': 'Our GMP Consulting Services',
  '/hacpMain': 'Our HACCP Consulting Services',
  '/ceMain': 'Our CE Marking Consulting Services',
  '/administration': 'Administration',
  '/hr': 'Human Resources (HR)',
  '/mrm': 'Management Review Meetings (MRM)',
  '/inventory': 'Inventory Management',
};

/** The 31 addresses of the specification, section 2.1, written from there, not from the content. */
export const specifiedAddresses: readonly string[] = [
  ...['/', '/about', '/services', '/credential', '/team', '/contact', '/termspolicy', '/all-iso'],
  ...Object.keys(specifiedHeadings),
  '/additional-services',
];

/** Pages that the specification does not know and every page leads to: what helps visitors plan, check and understand. */
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

/** An address that no page has. */
export const unknownAddress = '/no-such-page';
