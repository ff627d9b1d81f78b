import * as isometric from '@site/isometric';
import type { Picture } from '#src/components/picture.ts';
import { numeralOf } from '#src/content/designation.ts';
import { townOf } from '#src/content/firm-shown.ts';
import { slugOf } from '#src/content/slug.ts';
import { content } from '#src/site/content.ts';
import { hashedFile } from '#src/site/hashed-file.ts';
import { pageById } from '#src/site/pages.ts';

/** The standards that drawings may show by their numbers: the firm's own. */
export const standards = content.standards.map(({ code, family }) => ({ numeral: numeralOf(code), family }));

/** What some pages are drawn with, as architecture: the number of a standard, letters, a year, a count. */
export const numerals: Readonly<Record<string, string | undefined>> = {
  about: `${content.firm.since}`,
  credentials: `${content.firm.incorporated}`,
  catalogue: `${content.standards.filter(({ catalogue }) => catalogue !== undefined).length}`,
  ...Object.fromEntries(content.certifications.map(({ id, numeral }) => [id, numeral])),
  ...Object.fromEntries(content.standards.map(({ id, code }) => [id, numeralOf(code)])),
};

type Drawing = Picture & { text: string };

/** Every drawing of the site by name. Nothing is drawn before it is asked for, and then only once. */
const draws = new Map<string, () => string>();

/** The two drawings of the opening of a page. */
const opens = (id: string, draw: (layout: 'wide' | 'tall') => string) => {
  for (const layout of ['wide', 'tall'] as const) draws.set(`${id}-hero-${layout}`, () => draw(layout));
};

opens('home', (layout) => isometric.opening({ standards, layout }));
opens('catalogue', (layout) => isometric.catalogueHero({ standards, layout }));
for (const name of ['road', 'about', 'not-found'] as const)
  opens(name, (layout) => isometric.still(`stills/${name}-${layout}`));
opens('services', (layout) =>
  isometric.servicesHero({
    services: content.services.map(({ drawing: scene, family }) => ({ scene, family })),
    standards,
    layout,
  }),
);
const certified = [...content.standards, ...content.certifications];
const firmPages = 'credentials cost-and-time plan plan-how glossary team management-services'.split(' ');
const others = [...content.managementServices, ...content.guides, ...firmPages.map(pageById)];
for (const page of [...certified, ...others]) {
  const { id, drawing: scene, family } = page;
  const camera = 'camera' in page ? page.camera : undefined;
  const numeral = numerals[id];
  opens(id, (layout) => isometric.subjectHero({ scene, family, camera, numeral, standards, layout }));
}

draws.set('chart', () => {
  const { longitude, latitude } = content.firm.address;
  return isometric.chart({ name: townOf(content.firm), longitude, latitude });
});
draws.set('empty-plot', () => isometric.still('stills/empty-plot'));
for (const { id, drawing: scene, family } of certified)
  draws.set(`${id}-plot`, () => isometric.plotDrawing({ scene, family, standards }));

/** What pictures of scenes there are: on cards, lying or upright, as high as wide where a card turns, and alone. */
const kinds = {
  card: (scene) => isometric.cardDrawing({ scene, standards }),
  sheet: (scene) => isometric.cardDrawing({ scene, standards, width: 297, height: 420 }),
  square: (scene) => isometric.cardDrawing({ scene, standards, width: 420, height: 400 }),
  object: (scene) => isometric.objectDrawing({ scene, standards }),
} satisfies Record<string, (scene: string) => string>;

const show = (drawn: readonly { drawing: string }[], ...shown: readonly (keyof typeof kinds)[]) => {
  for (const { drawing } of drawn)
    for (const kind of shown) draws.set(`${drawing}-${kind}`, () => kinds[kind](drawing));
};
show(content.pages, 'card');
show(content.standards, 'sheet');
show([...certified, ...content.managementServices, ...content.guides], 'object');
show(content.services, 'card', 'object', 'square');
show([...content.testimonials, ...content.values], 'card', 'object');
show(content.credentials, 'card', 'object', 'square');
show([...content.finder.sectors, ...content.planWords.doors], 'object');

for (const { portrait: look, family } of [content.team.chairman, ...content.team.directors])
  draws.set(`portrait-${look}-${family}`, () => isometric.portrait({ look, family }));
for (const { name, mark, style } of content.clients)
  draws.set(`wordmark-${slugOf(name)}`, () => isometric.wordmark({ name, mark, style }));

const drawn = new Map<string, Drawing>();

const draw = (name: string): Drawing => {
  const finished = drawn.get(name);
  if (finished) return finished;
  const make = draws.get(name);
  if (!make) throw new Error(`There is no drawing ${name}; drawings are: ${[...draws.keys()].join(', ')}`);
  const file = hashedFile(`/art/${name}`, 'svg', make());
  const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(file.text) ?? [];
  const drawing = { ...file, width: Number(width), height: Number(height) };
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
