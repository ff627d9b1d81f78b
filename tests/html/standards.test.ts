import type { Element } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { pageAt, sectionUnder, textOf, textsOf } from './documents.ts';

type StandardPage = {
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

// Specification, section 2.12. Where it gives no heading, it says 'Who needs it'; ISO 15378 it does not show.
const standardPages: readonly StandardPage[] = [
  { address: '/iso9001Main', intro: /^Who needs /i, benefits: 10 },
  { address: '/iso1385Main', intro: /^Who needs /i, benefits: 12 },
  { address: '/iso14001Main', intro: /^Who needs /i, benefits: 12 },
  { address: '/iso15189Main', intro: /^Who needs /i, benefits: 10 },
  { address: '/iso15378Main', intro: /^Who needs /i, benefits: 7 },
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

const ordinals = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index + 1}`.padStart(2, '0'));

const followingParagraphs = (element: Element | null | undefined): string[] =>
  element
    ? [
        element.matches('p') ? textOf(element) : '',
        ...followingParagraphs(element.nextElementSibling),
      ].filter(Boolean)
    : [];

describe.each(standardPages)('$address', ({ address, intro, items, card, benefitsHeading, benefits }) => {
  const document = pageAt(address);
  const cards = [...document.querySelectorAll('#benefits ol > li')];

  it('opens with its code, a headline, a tagline and an arrow to the body', () => {
    const main = document.querySelector('main');
    const after = followingParagraphs(main?.querySelector('h1')?.nextElementSibling);
    expect(after.length).toBeGreaterThanOrEqual(2);
    const arrow = main?.querySelector('a[href^="#"]');
    expect(arrow?.getAttribute('aria-label') ?? textOf(arrow)).not.toBe('');
    expect(document.querySelector(arrow?.getAttribute('href') ?? '#nothing')).not.toBeNull();
  });

  it(`introduces itself under ${intro}`, () => {
    expect(textOf(sectionUnder(document, intro)).length).toBeGreaterThan(120);
  });

  if (items) {
    it(items.length > 0 ? `lists its ${items.length} items` : 'says it in a paragraph', () => {
      const section = sectionUnder(document, intro);
      const entries = [...section.querySelectorAll('ul > li, ol > li')];
      const labels = entries.map((entry) => textOf(entry.querySelector('h3, p') ?? entry));
      expect(labels).toEqual(items);
      if (items.length === 0) expect(textsOf(section, 'p').some((text) => text.length > 120)).toBe(true);
    });
  }

  if (card) {
    it('has its recognition card', () => {
      expect(textsOf(sectionUnder(document, intro), 'aside h3, div h3')).toContainEqual(
        typeof card === 'string' ? card : expect.stringMatching(card),
      );
    });
  }

  if (benefitsHeading) {
    it(`heads the benefits '${benefitsHeading}'`, () => {
      expect(textOf(document.querySelector('#benefits h2'))).toBe(benefitsHeading);
    });
  }

  it(`shows ${benefits} benefit cards, numbered from 01`, () => {
    const numbers = cards.map((element) => /^\d\d/.exec(textOf(element))?.[0]);
    expect(numbers).toEqual(ordinals(benefits));
  });

  it('gives each benefit card a title, a description and an icon', () => {
    for (const element of cards) {
      expect(textOf(element.querySelector('h3'))).not.toBe('');
      expect(textOf(element.querySelector('p')).length).toBeGreaterThan(40);
      expect(element.querySelector('svg, img')).not.toBeNull();
    }
  });

  it('leads back', () => {
    const back = address === '/fssc22000Main' ? '/services' : '/all-iso';
    const links = [...document.querySelectorAll(`main a[href="${back}"]`)];
    expect(links.map((link) => link.getAttribute('aria-label') ?? textOf(link))).toContainEqual(
      expect.stringMatching(/^Back to /),
    );
  });
});

it('names the six gains of ISO 19011 as the specification does', () => {
  const titles = textsOf(pageAt('/iso19011Main'), '#benefits h3').map((title) => title.toLowerCase());
  expect(titles).toEqual([
    'increased efficiency',
    'enhanced auditor competence',
    'improved audit quality',
    'compliance assurance',
    'continuous improvement',
    'cost savings',
  ]);
});

it('never shows ISO 22301 as a draft', () => {
  expect(textOf(pageAt('/iso22301Main').body)).not.toMatch(/DIS 22301/);
});
