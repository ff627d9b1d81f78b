import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import type { IslandData } from './island-data.ts';
import type { Results } from './results.ts';

/** The sentence below every result: whose calculation counts, and on which day the facts were checked. */
export const limitText = ({ standards }: Results, { tools }: IslandData) => {
  const laboratories = tools.phases.tracks.laboratory.pages.map(({ page }) => page);
  const isLaboratory = standards.length > 0 && standards.every((page) => laboratories.includes(page));
  const { system, laboratory } = tools.words.limits;
  return fill(isLaboratory ? laboratory : system, { date: readableDay(tools.words.checkedOn) });
};

export const Limit = (props: { found: Results; data: IslandData }) => (
  <p className="plan-limit">
    <UnbrokenText text={limitText(props.found, props.data)} />
  </p>
);
