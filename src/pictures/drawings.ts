import { createHash } from 'node:crypto';
import {
  cardDrawing,
  chart,
  comparisonHero,
  country,
  numeralField,
  objectDrawing,
  opening,
  plotDrawing,
  portrait,
  road,
  servicesHero,
  standardHero,
  terraceHero,
  wordmark,
} from '@site/isometric';
import type { Picture } from '#src/components/picture.ts';
import { townOf } from '#src/content/address-line.ts';
import { numeralOf } from '#src/content/designation.ts';
import { slugOf } from '#src/content/slug.ts';
import { content } from '#src/site/content.ts';
import { numberedStandards as standards } from './numbered-standards.ts';

type Drawing = Picture & { name: string; svg: string };
type Draw = () => string;

/** Every drawing of the site by name. Nothing is drawn before it is asked for, and then only once. */
const draws = new Map<string, Draw>();

const layouts = ['wide', 'tall'] as const;

for (const layout of layouts) {
  draws.set(`home-hero-${layout}`, () => opening({ page: 'home', standards, layout }));
  draws.set(`road-hero-${layout}`, () => road({ layout }));
  draws.set(`about-hero-${layout}`, () => country({ layout }));
  draws.set(`credentials-hero-${layout}`, () =>
    standardHero({
      scene: 'weights',
      family: 'lagoon',
      numeral: String(content.firm.incorporated),
      layout,
    }),
  );
  draws.set(`services-hero-${layout}`, () =>
    servicesHero({
      services: content.services.map(({ drawing: scene, family }) => ({ scene, family })),
      standards,
      layout,
    }),
  );
  draws.set(`cost-and-time-hero-${layout}`, () =>
    terraceHero({ scene: 'calendar', family: 'ocean', layout }),
  );
  draws.set(`plan-hero-${layout}`, () => terraceHero({ scene: 'drawing-sheet', family: 'ocean', layout }));
  draws.set(`plan-how-hero-${layout}`, () => terraceHero({ scene: 'dividers', family: 'ocean', layout }));
  draws.set(`check-certificate-hero-${layout}`, () =>
    terraceHero({ scene: 'document-lens', family: 'ocean', layout }),
  );
  draws.set(`compare-hero-${layout}`, () => terraceHero({ scene: 'balance', family: 'ocean', layout }));
  draws.set(`glossary-hero-${layout}`, () => terraceHero({ scene: 'books', family: 'ocean', layout }));
  draws.set(`not-found-hero-${layout}`, () => opening({ page: 'not-found', layout }));
}
draws.set('calendar-card', () => cardDrawing({ scene: 'calendar' }));
draws.set('certificate-card', () => cardDrawing({ scene: 'certificate' }));
draws.set('drawing-sheet-card', () => cardDrawing({ scene: 'drawing-sheet' }));
draws.set('chart', () => {
  const { longitude, latitude } = content.firm.address;
  return chart({ name: townOf(content.firm), longitude, latitude });
});
draws.set('catalogue-hero-wide', () =>
  numeralField({ standards, width: 1600, height: 640, middle: [0.695, 0.5], scale: 0.66, drift: 90 }),
);
draws.set('catalogue-hero-tall', () => numeralField({ standards, width: 780, height: 700 }));
draws.set('numeral-field', () => numeralField({ standards, width: 840, height: 820 }));
for (const { id, code, drawing: scene, family, camera } of content.standards) {
  for (const layout of layouts) {
    draws.set(`${id}-hero-${layout}`, () =>
      standardHero({ scene, family, camera, numeral: numeralOf(code), standards, layout }),
    );
  }
  // The catalogue's cards: an A3 sheet, upright or lying, that leaves room for the number.
  draws.set(`${scene}-sheet`, () => cardDrawing({ scene, standards, width: 297, height: 420 }));
  draws.set(`${scene}-sheet-wide`, () => cardDrawing({ scene, standards, numbered: true }));
}
for (const { id, numeral, drawing: scene, family, camera } of content.certifications) {
  for (const layout of layouts) {
    draws.set(`${id}-hero-${layout}`, () =>
      numeral
        ? standardHero({ scene, family, camera, numeral, standards, layout })
        : terraceHero({ scene, family, standards, layout }),
    );
  }
}
for (const { id, drawing: scene, family } of [...content.managementServices, ...content.guides]) {
  for (const layout of layouts)
    draws.set(`${id}-hero-${layout}`, () => terraceHero({ scene, family, standards, layout }));
}
for (const { id, pages, isStaircase } of content.comparisons) {
  const compared = pages.flatMap(({ page }) => {
    const service = [...content.standards, ...content.certifications].find((one) => one.id === page);
    return service ? [{ scene: service.drawing, family: service.family }] : [];
  });
  for (const layout of layouts)
    draws.set(`${id}-hero-${layout}`, () => comparisonHero({ compared, isStaircase, standards, layout }));
}
draws.set('empty-plot', () => plotDrawing());
for (const { id, drawing: scene, family } of [...content.standards, ...content.certifications])
  draws.set(`${id}-plot`, () => plotDrawing({ scene, family, standards }));
for (const { drawing: scene } of [
  ...content.standards,
  ...content.certifications,
  ...content.managementServices,
  ...content.guides,
  ...content.services,
]) {
  draws.set(`${scene}-card`, () => cardDrawing({ scene, standards }));
  draws.set(`${scene}-object`, () => objectDrawing({ scene, standards }));
}
for (const { drawing: scene } of [...content.testimonials, ...content.values, ...content.credentials]) {
  draws.set(`${scene}-object`, () => objectDrawing({ scene, standards }));
  draws.set(`${scene}-card`, () => cardDrawing({ scene, standards }));
}
for (const { drawing: scene } of [...content.finder.sectors, ...content.planWords.doors])
  draws.set(`${scene}-object`, () => objectDrawing({ scene, standards }));
// The cards that turn: their pictures are as high as wide.
for (const { drawing: scene } of [...content.credentials, ...content.services]) {
  draws.set(`${scene}-square`, () => cardDrawing({ scene, standards, width: 420, height: 400 }));
}
for (const { portrait: look, family } of [content.team.chairman, ...content.team.directors]) {
  draws.set(`portrait-${look}-${family}`, () => portrait({ look, family }));
}
for (const { name, mark, style } of content.clients) {
  draws.set(`wordmark-${slugOf(name)}`, () => wordmark({ name, mark, style }));
}

const drawn = new Map<string, Drawing>();

const sizeOf = (svg: string) => {
  const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
};

const draw = (name: string): Drawing => {
  const finished = drawn.get(name);
  if (finished) return finished;
  const make = draws.get(name);
  if (!make) throw new Error(`There is no drawing ${name}; drawings are: ${[...draws.keys()].join(', ')}`);
  const svg = make();
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const drawing = { name, svg, src: `/art/${name}.${hash}.svg`, ...sizeOf(svg) };
  drawn.set(name, drawing);
  return drawing;
};

/** A drawing as <img> shows it. Throws for a name that does not exist. */
export const picture = (name: string): Picture => {
  const { src, width, height } = draw(name);
  return { src, width, height };
};

/** All drawings, for the build to write. */
export const allDrawings = () => [...draws.keys()].map(draw);
