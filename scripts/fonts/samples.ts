import type { Sample } from '@site/type';

/** Words as they stand on the site, in the cuts (weight and width) in which they stand there. */

export const prose: Sample = {
  cut: [400, 100],
  texts: [
    'Our own record of clients who went on to their certification audit (stated by the company). Certification is decided by the independent certification body; we cannot promise its decision, but we do commit to help clear any finding.',
    'We help you compare accredited certification bodies, apply, and fix the dates of stage 1 and stage 2. On request we attend as observers. Then we help with findings and plan for surveillance.',
    'Both are possible. Filing rooms, stores and asset counts need us on site. Templates, calendars and monthly reports can be prepared from our office. The quotation says which days are which.',
    'Only the people agreed with you. Both sides keep confidential what they learn. Auditors or authorities see papers with your consent or where the law requires it.',
  ],
};

/** Links of header and footer, and what stands out in lists. */
export const links: readonly Sample[] = [
  {
    cut: [560, 100],
    texts: [
      'Home',
      'About',
      'Services',
      'Credential',
      'Team',
      'Contact',
      'Search by number or subject',
      'Cotta Road, Colombo 08, Sri Lanka',
      'info@example.com',
    ],
  },
  { cut: [580, 100], texts: ['10+, among them Germany, Japan, Saudi Arabia (KSA), Bahrain and Cyprus'] },
];

export const strongText: readonly Sample[] = [
  { cut: [600, 100], texts: ['ISO Services', 'GMP Service', 'HACCP Service'] },
  { cut: [650, 100], texts: ['Skip to content', 'Open the edition register', 'Learn More', 'Chat with us'] },
  { cut: [660, 100], texts: ['True Radius Tyres', 'Soft Ball Toffee'] },
  { cut: [700, 100], texts: ['We listen first.', 'You choose, we coordinate.', 'Services', 'Given by'] },
];

/** The opening sentences of sections, and quotations. */
export const leads: readonly Sample[] = [
  {
    cut: [520, 104],
    texts: [
      'Which GMP applies follows from the product. Food follows the hygiene rules of Codex Alimentarius',
    ],
  },
  { cut: [520, 106], texts: ['Here a tyre manufacturer will say, in its own words, how the work went'] },
  {
    cut: [560, 104],
    texts: ['Food and beverage plants', 'Medicine and ayurvedic makers', 'Cosmetic makers'],
  },
  { cut: [560, 106], texts: ['Call the office', 'Chat on WhatsApp', 'Write an e-mail', 'Visit the office'] },
];

export const buttons: readonly Sample[] = [
  { cut: [650, 106], texts: ['Chat with us', 'Write to us', 'Learn More', 'Call Now', 'View More Leaders'] },
  {
    cut: [620, 106],
    texts: ['Up to three years, yearly audits', 'Management services', 'None, this is consulting'],
  },
];

/** Headings from the smallest to the largest. */
export const smallHeadings: readonly Sample[] = [
  {
    cut: [660, 110],
    texts: [
      'Free Initial Consultation',
      'Gap Analysis & Quotation',
      'Documentation & Training',
      'Leadership',
    ],
  },
  { cut: [640, 112], texts: ['Make the shelf and the screen agree'] },
  { cut: [690, 112], texts: ['Medical Laboratories'] },
];
export const headings: readonly Sample[] = [
  {
    cut: [690, 116],
    texts: [
      'Questions we are asked',
      'Read next',
      'Begin with a free consultation.',
      'Our Clients',
      'Our Process',
    ],
  },
  { cut: [690, 114], texts: ['Professional Memberships'] },
];
export const titles: readonly Sample[] = [
  {
    cut: [740, 120],
    texts: [
      'This page is out of tolerance.',
      'Advice you can check, clause by clause.',
      'Ask us. The first consultation is free.',
      'The people who answer for the work.',
    ],
  },
  { cut: [740, 118], texts: ['Vision', 'Mission', 'Values'] },
];

/** The widest cut: titles of the services, and figures. */
export const wideTitles: readonly Sample[] = [
  {
    cut: [780, 125],
    texts: ['Administration', 'Inventory Management', 'Our GMP Consulting Services', 'Human Resources'],
  },
];
export const figures: readonly Sample[] = [
  {
    cut: [780, 125],
    texts: [
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      '10',
      '12',
      '9001',
      '13485',
      '27001',
      '2009',
      '35',
    ],
  },
];
export const years: readonly Sample[] = [
  { cut: [520, 125], texts: [':2012', ':2015', ':2016', ':2017', ':2018', ':2019', ':2022'] },
];

export const labels: readonly Sample[] = [{ texts: ['ISO and management consultancy'] }];
