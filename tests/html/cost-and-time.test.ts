import { describe, expect, it } from 'vitest';
import { anchored, mainText, textOf, textsOf } from './documents.ts';

const address = '/cost-and-time';

// Fact sheet, section 5: people; ISO 9001; ISO 14001 and ISO 45001 high, medium, low; ISO 14001 limited.
const auditDays = [
  '1–5 1.5 3 2.5 2.5 2.5',
  '6–10 2 3.5 3 3 3',
  '11–15 2.5 4.5 3.5 3 3',
  '16–25 3 5.5 4.5 3.5 3',
  '26–45 4 7 5.5 4 3',
  '46–65 5 8 6 4.5 3.5',
  '66–85 6 9 7 5 3.5',
  '86–125 7 11 8 5.5 4',
  '126–175 8 12 9 6 4.5',
  '176–275 9 13 10 7 5',
  '276–425 10 15 11 8 5.5',
  '426–625 11 16 12 9 6',
  '626–875 12 17 13 10 6.5',
  '876–1175 13 19 15 11 7',
  '1176–1550 14 20 16 12 7.5',
  '1551–2025 15 21 17 12 8',
  '2026–2675 16 23 18 13 8.5',
  '2676–3450 17 25 19 14 9',
  '3451–4350 18 27 20 15 10',
  '4351–5450 19 28 21 16 11',
  '5451–6800 20 30 23 17 12',
  '6801–8500 21 32 25 19 13',
  '8501–10700 22 34 27 20 14',
];

describe('the table of audit days', () => {
  const section = anchored(address, 'audit-days');
  const rules = textOf(anchored(address, 'rules'));
  const rows = [...section.querySelectorAll('tbody tr')].map((row) => textsOf(row, 'th, td'));

  it('is that of the fact sheet, and names its source with what is not sure about it', () => {
    expect(rows.map((cells) => cells.join(' '))).toEqual(auditDays);
    expect(textOf(section)).toMatch(
      /MD 5 \(Issue 4, 2019\) of the former International Accreditation Forum.*was not read/,
    );
    expect(textOf(section)).toMatch(/one page gives 6 in the last column.*ISO 45001 rest on one page/);
  });

  it('gives the rules around it: who counts, up and down, afterwards, and that other standards have no figure', () => {
    for (const rule of [
      /seasonal workers and contractors/,
      /at most 30%/,
      /about two thirds/,
      /We give no figures/,
    ])
      expect(rules).toMatch(rule);
  });

  it('is what the example reckons with', () => {
    const [, , , medium] = rows.find(([people]) => people === '126–175') ?? [];
    const days = textsOf(anchored(address, 'example'), 'dd');
    const one = Number(medium);
    const least = 2 * one * 0.8;
    expect(days).toEqual([
      `${one} days`,
      `${one} days`,
      `${2 * one} days`,
      `${least} to ${2 * one} days`,
      `${Math.round(least / 3)} to ${Math.round((2 * one) / 3)} days`,
      `${Math.round((least * 2) / 3)} to ${Math.round((2 * one * 2) / 3)} days`,
    ]);
  });
});

it('names three invoices, and no amount of money', () => {
  expect(textsOf(anchored(address, 'invoices'), 'h3')).toEqual([
    'Ours',
    "The certification body's",
    'Your own',
  ]);
  expect(mainText(address)).not.toMatch(/\b(LKR|Rs\.?|USD|EUR|rupees|dollars)\b|[$€£]/i);
});

it('goes through the months of the example: who does what, and whose invoice comes', () => {
  const months = [...anchored(address, 'months').querySelectorAll('ol > li')];
  expect(months).toHaveLength(7);
  for (const month of months) {
    expect(textsOf(month, 'dt')).toEqual(['You', 'We', 'Invoice from']);
    expect(textsOf(month, 'dd').every((text) => text !== '')).toBe(true);
  }
  expect(textsOf(anchored(address, 'months'), 'h3').slice(-3)).toEqual([
    'Internal audit',
    'Stage 1',
    'Stage 2',
  ]);
});

it('says how long it takes, what nobody can skip, and what to ask before signing', () => {
  expect(textsOf(anchored(address, 'durations'), 'li > span')).toEqual(['3–6', '9–12', '6–12']);
  expect(textsOf(anchored(address, 'fixed'), 'h3')).toEqual([
    'Time in use',
    'An internal audit',
    'A management review',
    'Stage 1, then stage 2',
    'Correction',
  ]);
  expect(anchored(address, 'ask').querySelectorAll('li').length).toBeGreaterThanOrEqual(8);
});

it('says how to check a certificate, and that more than one body can issue it', () => {
  const trust = anchored('/credential', 'trust');
  expect(textsOf(trust, 'h3')).toHaveLength(5);
  expect(textOf(trust)).toMatch(/SLSI\), one of several bodies/);
});
