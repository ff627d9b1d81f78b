import type { Finding } from './bench.ts';

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Four digits: more is noise. */
const round = (value: number) => Number(value.toPrecision(4));

/** The median of each figure over several rounds, things in the order of the first. */
export const medians = (rounds: readonly (readonly Finding[])[]): Finding[] =>
  (rounds[0] ?? []).map(({ of, figures }) => {
    const all = rounds.flatMap((findings) => findings.filter((finding) => finding.of === of));
    const middle = (name: string) => round(median(all.map((finding) => finding.figures[name] ?? 0)));
    return { of, figures: Object.fromEntries(Object.keys(figures).map((name) => [name, middle(name)])) };
  });
