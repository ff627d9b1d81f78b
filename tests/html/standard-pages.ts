/** What the specification says of a standard page. */
export type StandardPage = {
  address: string;
  /** The heading of the introduction. */
  intro: string | RegExp;
  /** The items of the introduction; one paragraph where there are none. */
  items?: readonly string[];
  /** The heading of the card beside it, where the specification gives one. */
  card?: string | RegExp;
  /** The heading over the benefits, where the specification gives one. */
  benefitsHeading?: string;
  benefits: number;
};

export const standardPages: readonly StandardPage[] = [
  { address: '/iso9001Main', intro: /^Who needs .*\S\?$/i, benefits: 10 },
  { address: '/iso1385Main', intro: /^Who needs .*\S\?$/i, benefits: 12 },
  { address: '/iso14001Main', intro: /^Who needs .*\S\?$/i, benefits: 12 },
  { address: '/iso15189Main', intro: /^Who needs .*\S\?$/i, benefits: 10 },
  { address: '/iso15378Main', intro: /^Who needs .*\S\?$/i, benefits: 7 },
  {
    address: '/iso17025Main',
    intro: 'Who Needs ISO/IEC 17025 ?',
    items: [
      'Testing laboratories across industries',
      'Calibration laboratories for equipment and instruments',
      'Laboratories seeking accreditation and international recognition',
      'Quality control and R&D laboratories',
    ],
    card: 'Global Recognition',
    benefitsHeading: 'Rewards You Will Get After ISO 17025 Certification',
    benefits: 10,
  },
  {
    address: '/iso18404Main',
    intro: 'Who Needs 18404:2015 ?',
    items: [
      'Lean practitioners, leaders and experts',
      'Six Sigma Green, Black and Master Black Belts',
      'Organizations implementing Lean, Six Sigma or Lean Six Sigma systems',
      'Teams focused on process improvement, quality and performance excellence',
    ],
    card: 'Global Recognition',
    benefits: 6,
  },
  {
    address: '/iso19011Main',
    intro: 'Key Aspects of ISO 19011',
    items: ['Auditing principles', 'Audit process', 'Competence of auditors', 'Audit program management'],
    benefits: 6,
  },
  {
    address: '/iso22000Main',
    intro: 'Who Needs FSMS ?',
    items: [
      'Food manufacturers',
      'Food packaging manufacturers',
      'Food transport and storage',
      'Food machinery producers',
      'Catering and food outlets',
    ],
    card: /recognition/i,
    benefits: 8,
  },
  {
    address: '/fssc22000Main',
    intro: 'Key Aspects of FSSC 22000',
    items: [
      'ISO 22000 foundation',
      'Prerequisite programs',
      'HACCP-based approach',
      'Management system requirements',
      'Third-party audits and certification',
    ],
    benefits: 8,
  },
  {
    address: '/iso22301Main',
    intro: 'Key Aspects of ISO 22301',
    items: [
      'Business continuity policy',
      'Business impact analysis',
      'Risk assessment',
      'Continuity strategy',
      'Testing and exercises',
      'Monitoring and review',
    ],
    benefits: 8,
  },
  {
    address: '/iso22716Main',
    intro: 'Key Aspects of ISO 22716',
    items: [
      'Quality management system',
      'Personnel',
      'Premises and equipment',
      'Raw materials',
      'Production',
      'Testing and quality control',
      'Packaging and storage',
      'Documentation and traceability',
      'Health and safety',
    ],
    benefits: 8,
  },
  { address: '/iso27001Main', intro: 'Who Needs ISMS ?', items: [], benefits: 8 },
  {
    address: '/iso37001Main',
    intro: 'Key Aspects of ISO 37001',
    items: [
      'Policy',
      'Leadership commitment',
      'Risk assessment',
      'Due diligence',
      'Controls and procedures',
      'Training and awareness',
      'Monitoring and auditing',
      'Reporting and whistleblowing',
      'Corrective actions',
      'Continuous improvement',
    ],
    benefits: 8,
  },
  { address: '/iso45001Main', intro: 'Who Needs OHSMS ?', items: [], benefits: 7 },
];

/**
 * Specification, section 2.12. Where it gives no heading, it says 'Who needs it'; ISO 15378 it does not show. A blank stands
 * before the question mark in the headings that it quotes, and in no other.
 */
