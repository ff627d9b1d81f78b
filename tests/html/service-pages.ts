import { specifiedStandards } from '../pages.ts';

/** What the specification says of a page of a service, in sections 2.12 to 2.14. */
export type ServicePage = {
  address: string;
  benefits: number;
  /** The titles of the benefits, in lower case, where it gives them. */
  titles?: string;
  /** The heading over the benefits, where it gives one. */
  over?: string;
  /** The heading of the introduction. */
  intro?: string | RegExp;
  /** The items of the introduction; empty where it is one paragraph. */
  items?: string;
  /** The heading of the card beside it, where it gives one. */
  card?: RegExp;
};

// Where it gives no heading, it says 'Who needs it'; ISO 15378 it does not show. A blank stands before the question mark in
// the headings that it quotes, and in no other.
const whoNeedsIt = /^Who needs .*\S\?$/i;
const recognition = /^Global Recognition$/;

export const standardPages: readonly ServicePage[] = [
  { address: '/iso9001Main', benefits: 10, intro: whoNeedsIt },
  { address: '/iso1385Main', benefits: 12, intro: whoNeedsIt },
  { address: '/iso14001Main', benefits: 12, intro: whoNeedsIt },
  { address: '/iso15189Main', benefits: 10, intro: whoNeedsIt },
  { address: '/iso15378Main', benefits: 7, intro: whoNeedsIt },
  {
    address: '/iso17025Main',
    benefits: 10,
    over: 'Rewards You Will Get After ISO 17025 Certification',
    intro: 'Who Needs ISO/IEC 17025 ?',
    items:
      'Testing laboratories across industries | Calibration laboratories for equipment and instruments | Laboratories seeking accreditation and international recognition | Quality control and R&D laboratories',
    card: recognition,
  },
  {
    address: '/iso18404Main',
    benefits: 6,
    intro: 'Who Needs 18404:2015 ?',
    items:
      'Lean practitioners, leaders and experts | Six Sigma Green, Black and Master Black Belts | Organizations implementing Lean, Six Sigma or Lean Six Sigma systems | Teams focused on process improvement, quality and performance excellence',
    card: recognition,
  },
  {
    address: '/iso19011Main',
    benefits: 6,
    titles:
      'increased efficiency | enhanced auditor competence | improved audit quality | compliance assurance | continuous improvement | cost savings',
    intro: 'Key Aspects of ISO 19011',
    items: 'Auditing principles | Audit process | Competence of auditors | Audit program management',
  },
  {
    address: '/iso22000Main',
    benefits: 8,
    intro: 'Who Needs FSMS ?',
    items:
      'Food manufacturers | Food packaging manufacturers | Food transport and storage | Food machinery producers | Catering and food outlets',
    card: /recognition/i,
  },
  {
    address: '/fssc22000Main',
    benefits: 8,
    intro: 'Key Aspects of FSSC 22000',
    items:
      'ISO 22000 foundation | Prerequisite programs | HACCP-based approach | Management system requirements | Third-party audits and certification',
  },
  {
    address: '/iso22301Main',
    benefits: 8,
    intro: 'Key Aspects of ISO 22301',
    items:
      'Business continuity policy | Business impact analysis | Risk assessment | Continuity strategy | Testing and exercises | Monitoring and review',
  },
  {
    address: '/iso22716Main',
    benefits: 8,
    intro: 'Key Aspects of ISO 22716',
    items:
      'Quality management system | Personnel | Premises and equipment | Raw materials | Production | Testing and quality control | Packaging and storage | Documentation and traceability | Health and safety',
  },
  { address: '/iso27001Main', benefits: 8, intro: 'Who Needs ISMS ?', items: '' },
  {
    address: '/iso37001Main',
    benefits: 8,
    intro: 'Key Aspects of ISO 37001',
    items:
      'Policy | Leadership commitment | Risk assessment | Due diligence | Controls and procedures | Training and awareness | Monitoring and auditing | Reporting and whistleblowing | Corrective actions | Continuous improvement',
  },
  { address: '/iso45001Main', benefits: 7, intro: 'Who Needs OHSMS ?', items: '' },
];

const certificationPages: readonly ServicePage[] = [
  {
    address: '/ceMain',
    benefits: 6,
    titles:
      'eu market access | product safety | legal compliance | international trade | competitive advantage | reduced trade barriers',
  },
  { address: '/hacpMain', benefits: 8 },
  { address: '/gmpMain', benefits: 7 },
];

/** In the order of their cards. */
const managementPages: readonly ServicePage[] = [
  { address: '/administration', benefits: 8 },
  { address: '/hr', benefits: 6 },
  { address: '/inventory', benefits: 5 },
  { address: '/mrm', benefits: 5 },
];

const kinds = { standard: standardPages, certification: certificationPages, management: managementPages };
export const servicePages = Object.entries(kinds).flatMap(([kind, pages]) =>
  pages.map((page) => ({ ...page, kind })),
);

/** Where a page of a service leads back to: its address, and the names of the pages on the way to it. */
export const aboveOf = (address: string): { back: string; above: readonly string[] } => {
  if (managementPages.some((page) => page.address === address))
    return { back: '/additional-services', above: ['Home', 'Services', 'Management Services'] };
  return address in specifiedStandards
    ? { back: '/all-iso', above: ['Home', 'Services', 'ISO Services'] }
    : { back: '/services', above: ['Home', 'Services'] };
};
