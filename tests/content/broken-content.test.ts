import { describe, expect, it } from 'vitest';
import type { Problem } from '#src/content/problem.ts';
import { type Mistake, mistakesOf } from './mistakes.ts';
import { files, load, problemsIn } from './this-content.ts';

it('loads content without a mistake', () => {
  expect(load).not.toThrow();
});

/** Mistakes in files of their own are made at once: each round is one run of the check. */
const roundsOf = (mistakes: readonly Mistake[]) => {
  const rounds: Mistake[][] = [];
  for (const mistake of mistakes) {
    const isApart = (other: Mistake) => !other.files.some((file) => mistake.files.includes(file));
    const round = rounds.find((others) => others.every(isApart));
    if (round) round.push(mistake);
    else rounds.push([mistake]);
  }
  return rounds.map((round, index) => ({ round, number: index + 1 }));
};

const placeOf = ({ file, field }: Pick<Problem, 'file' | 'field'>) =>
  `${file} → ${field.replace(/^line \d+$/, 'line')}`;

describe.each(['wrong-values.yaml', 'contradictions.yaml'])('of %s', (table) => {
  it.each(roundsOf(mistakesOf(table)))(
    'names each mistake of round $number once, and no other',
    ({ round }) => {
      const broken = new Map(files);
      const asked = round.flatMap(({ file, make, says }) =>
        make(broken).map((field) => ({ place: placeOf({ file, field }), says })),
      );
      const { problems, message } = problemsIn(broken);
      const said = Map.groupBy(problems, placeOf);
      const unsaid = asked.filter(({ place, says }) => {
        const [first, ...others] = said.get(place) ?? [];
        return !first || others.length > 0 || !says.test(first.message);
      });
      const places = new Set(asked.map(({ place }) => place));
      const also = new Set(round.flatMap((mistake) => mistake.also));
      const unasked = problems.filter((problem) => !places.has(placeOf(problem)) && !also.has(problem.file));
      expect({ unsaid, unasked }, message).toEqual({ unsaid: [], unasked: [] });
    },
  );
});
