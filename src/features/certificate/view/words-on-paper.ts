import { readableDay } from '#src/content/days.ts';
import type { CertificatePoint } from '#src/content/tool-vocabulary.ts';
import { type CertificateAnswers, isAnswered } from '../answers.ts';
import type { CheckData } from '../from-content.ts';
import type { Judgement } from '../judge.ts';

/** How a line of the drawn certificate is set, in the steps that an attribute may name. */
export const lineStyles = {
  title: { fontSize: 38, fontWeight: 800, fontStretch: 'expanded' },
  holder: { fontSize: 25, fontWeight: 700, fontStretch: 'semi-expanded' },
  standard: { fontSize: 36, fontWeight: 800, fontStretch: 'expanded' },
  day: { fontSize: 23, fontWeight: 700 },
  body: { fontSize: 20 },
  small: { fontSize: 17 },
} as const;

type Line = {
  x: number;
  y: number;
  as: keyof typeof lineStyles;
  text: string;
  /** Not answered yet: grey. */
  isExample?: boolean | undefined;
};

/** What the certificate says, line by line: examples, and what has been answered. */
export const linesOf = (
  { drawn, questions }: CheckData,
  answers: CertificateAnswers,
  { named, isLaboratory }: Judgement,
): Line[] => {
  const isOpen = (point: CertificatePoint) => !isAnswered(answers, point);
  const issuer = answers.issuer ? questions.issuers[answers.issuer].drawn : drawn.issuer;
  const holder = answers.site === 'no' ? drawn.elsewhere : drawn.address;
  const standard = named?.named ?? (answers.edition ? drawn.other : drawn.standard);
  const scope = answers.scope === 'no' ? [drawn.otherWords] : drawn.words;
  return [
    { x: 100, y: 70, as: 'holder', text: issuer, isExample: isOpen('issuer') },
    { x: 42, y: 134, as: 'title', text: drawn.title },
    { x: 42, y: 168, as: 'small', text: drawn.number, isExample: isOpen('confirmed') },
    { x: 42, y: 203, as: 'small', text: drawn.system },
    { x: 42, y: 240, as: 'holder', text: drawn.holder, isExample: isOpen('site') },
    { x: 42, y: 268, as: 'body', text: holder, isExample: isOpen('site') },
    { x: 42, y: 292, as: 'small', text: drawn.meets },
    {
      x: 42,
      y: 346,
      as: standard.length > 18 ? 'holder' : 'standard',
      text: standard,
      isExample: isOpen('edition'),
    },
    { x: 42, y: 394, as: 'small', text: drawn.scope },
    ...scope.map(
      (text, row): Line => ({ x: 42, y: 420 + row * 24, as: 'body', text, isExample: isOpen('scope') }),
    ),
    ...(['issued', 'until'] as const).flatMap((one, column): Line[] => {
      const day = answers[one];
      const x = 42 + column * 238;
      return [
        { x, y: 484, as: 'small', text: questions.dates[one] },
        { x, y: 516, as: 'day', text: day ? readableDay(day) : drawn.day, isExample: !day },
      ];
    }),
    ...(isLaboratory
      ? [{ x: 42, y: 590, as: 'body', text: drawn.laboratory } as const]
      : ([
          { x: 120, y: 576, as: 'body', text: drawn.accreditation, isExample: isOpen('listed') },
          { x: 120, y: 613, as: 'body', text: drawn.body, isExample: isOpen('arrangement') },
        ] as const)),
    { x: 42, y: 700, as: 'small', text: drawn.sample },
  ];
};
