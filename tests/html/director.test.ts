import { expect, it } from 'vitest';
import { anchored, linksOf, pageAt, textOf } from './documents.ts';

// What the managing director of a packaging plant for apparel asks: 140 people, and a buyer who wants ISO 14001 and
// ISO 45001. Each answer stands where at most two links lead from the home page.

/** A link as the visitor finds it: its words, and where it leads. */
type Click = readonly [words: string, address: string];
type Path = readonly [Click] | readonly [Click, Click];

const costAndTime: Click = ['What it costs and how long it takes', '/cost-and-time'];
const environment: Click = ['ISO 14001:2015', '/iso14001Main'];
const safety: Click = ['ISO 45001:2018', '/iso45001Main'];

const questions: readonly [asked: string, path: Path, section: string, answer: RegExp][] = [
  [
    '1 What does it cost?',
    [costAndTime],
    'invoices',
    /Audit days times its day rate, then application, certificate, travel and taxes, over three years\./,
  ],
  [
    '1 What does my own case cost, in days?',
    [costAndTime],
    'example',
    /140 people, two standards.*One integrated audit, at most 20% less ?14\.4 to 18 days/,
  ],
  [
    '1 How long does it take?',
    [environment],
    'questions',
    /How long does it take\?.*Three to six months for a site with licences and meters in order\. Nine to twelve for a large one/,
  ],
  [
    '1 Is the visit free?',
    [['Read how each step works', '/about#our-process']],
    'our-process',
    /The visit at a fee agreed before it; the quotation is free/,
  ],
  ['2 Do I need this?', [environment], 'content', /Apparel and textile plants ?Dye-house effluent, steam/],
  [
    '2 May it be that I need none?',
    [['Services', '/services']],
    'main',
    /one of its answers can be that you need none of them yet/,
  ],
  [
    '2 Do the two go together?',
    [safety],
    'questions',
    /If ISO 14001 is audited at the same time, up to 20% of the audit time can be saved\./,
  ],
  [
    '3 Who issues the certificate?',
    [safety],
    'outcome',
    /Given by Any certification body you choose that is accredited for this standard under ISO\/IEC 17021-1\./,
  ],
  [
    '3 Who could that be here?',
    [['See our credentials', '/credential']],
    'trust',
    /In Sri Lanka it may be the Sri Lanka Standards Institution \(SLSI\), one of several bodies accredited here/,
  ],
  [
    '3 How do I know a worthless certificate?',
    [['Check a certificate', '/check-certificate']],
    'questions',
    /Is the issuer in that accreditation body's list, for this standard\?.*Do not rely on it/,
  ],
  [
    '4 Is my edition still valid?',
    [environment],
    'edition',
    /In transition: valid until 30 April 2029 \(Reported\)/,
  ],
  [
    '4 And where the end is not known?',
    [['Edition register', '/editions']],
    'register',
    /ISO 37001:2016.*There is an end, but we could not confirm it: ask your certification body now/,
  ],
  ['5 What do I prepare for the audit?', [environment], 'documents', /Aspects register with rating criteria/],
  [
    '5 And for the first call?',
    [['Contact', '/contact']],
    'prepare',
    /The standard and who asks for it: a buyer, a tender, a regulator or your own board\./,
  ],
  ['6 How do I reach them?', [['Contact', '/contact']], 'main', /Call, chat, write or visit/],
  [
    'What am I to ask any consultant?',
    [environment, ['Cost and time', '/cost-and-time']],
    'ask',
    /Do you take a commission from any certification body\?/,
  ],
];

/** Where a link leads that a page has under these words. Throws when it has none. */
const follow = (from: string, [words, address]: Click) => {
  const links = linksOf(pageAt(from));
  if (links.some(([label, href]) => label === words && href === address)) return address.replace(/#.*/, '');
  throw new Error(`${from} has no link "${words}" to ${address}.`);
};

it.each(questions)('%s', (_, path, section, answer) => {
  const address = path.reduce(follow, '/');
  expect(textOf(anchored(address, section))).toMatch(answer);
});
