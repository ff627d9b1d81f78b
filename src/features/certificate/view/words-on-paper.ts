import { readableDay } from '#src/content/days.ts';
import type { CertificatePoint } from '../answers.ts';
import type { Judged, Judgement } from '../judge.ts';

/** How a line of the drawn certificate is set, in the steps that an attribute may name. */
export const lineStyles = {
  title: { fontSize: 38, fontWeight: 800, fontStretch: 'expanded' },
  holder: { fontSize: 25, fontWeight: 700, fontStretch: 'semi-expanded' },
  standard: { fontSize: 36, fontWeight: 800, fontStretch: 'expanded' },
  day: { fontSize: 23, fontWeight: 700 },
  body: { fontSize: 20 },
  small: { fontSize: 17 },
} as const;

/** Whether a point is not answered yet: what stands there is an example. */
export const isOpen = ({ points }: Judgement, point: CertificatePoint) =>
  points.some(({ id, answer }) => id === point && !answer);

/** What the certificate says, line by line: examples, which are grey, and what has been answered. */
export const linesOf = ({ data: { drawn, questions }, judgement }: Judged) => {
  const { answers, named, isLaboratory, points } = judgement;
  const line = (x: number, y: number, as: keyof typeof lineStyles, text: string, of?: CertificatePoint) => ({
    x,
    y,
    as,
    text,
    isExample: of !== undefined && isOpen(judgement, of),
  });
  const issuers = points.find(({ id }) => id === 'issuer')?.choices;
  const issuer = issuers?.find(({ id }) => id === answers.issuer)?.drawn ?? drawn.issuer;
  const holder = answers.site === 'no' ? drawn.elsewhere : drawn.address;
  const standard = named?.named ?? (answers.edition ? drawn.other : drawn.standard);
  const scope = answers.scope === 'no' ? [drawn.otherWords] : drawn.words;
  return [
    line(100, 70, 'holder', issuer, 'issuer'),
    line(42, 134, 'title', drawn.title),
    line(42, 168, 'small', drawn.number, 'confirmed'),
    line(42, 203, 'small', drawn.system),
    line(42, 240, 'holder', drawn.holder, 'site'),
    line(42, 268, 'body', holder, 'site'),
    line(42, 292, 'small', drawn.meets),
    line(42, 346, standard.length > 18 ? 'holder' : 'standard', standard, 'edition'),
    line(42, 394, 'small', drawn.scope),
    ...scope.map((text, row) => line(42, 420 + row * 24, 'body', text, 'scope')),
    ...(['issued', 'until'] as const).flatMap((one, column) => {
      const day = answers[one];
      const x = 42 + column * 238;
      return [
        line(x, 484, 'small', questions.dates[one]),
        { ...line(x, 516, 'day', day ? readableDay(day) : drawn.day), isExample: !day },
      ];
    }),
    ...(isLaboratory
      ? [line(42, 590, 'body', drawn.laboratory)]
      : [
          line(120, 576, 'body', drawn.accreditation, 'listed'),
          line(120, 613, 'body', drawn.body, 'arrangement'),
        ]),
    line(42, 700, 'small', drawn.sample),
  ];
};
