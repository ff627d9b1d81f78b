import type { Brand } from '@site/isometric';

/** `#0a2f5c` → `10 47 92`, to be mixed with a transparency. */
const partsOf = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ');

/** The brand's colours as custom properties: the text of src/styles/brand.css. */
export const brandStyles = ({ ink, beam, night }: Brand): string => {
  const steps = Object.entries(ink).toSorted(([one], [other]) => Number(other) - Number(one));
  const lines = [
    ...steps.map(([step, colour]) => `--ink-${step}: ${colour};`),
    `--deep: ${partsOf(ink[950])};`,
    `--beam: ${beam};`,
    ...Object.entries(night).map(([name, colour]) => `--night-${name}: ${colour};`),
  ];
  return [
    '/* Written by `npm run make:brand` from packages/isometric/brand.ts: change it there. */',
    ':root {',
    ...lines.map((line) => `  ${line}`),
    '}',
    '',
  ].join('\n');
};
