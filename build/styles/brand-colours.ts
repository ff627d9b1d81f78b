import { brand, families, familyGrounds } from '@site/isometric';
import { type Family, familyNames } from '@site/isometric/names';

type Colours = Readonly<Record<string, string>>;

const rule = (selector: string, colours: Colours) => {
  const set = Object.entries(colours).map(([name, colour]) => `--${name}: ${colour};`);
  return `${selector} { ${set.join(' ')} }`;
};

const named = (prefix: string, colours: Colours) =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [prefix + name, colour]));

/** One colour family per standard or service: lit face, body, text-safe, deep, and the ground of its openings. */
const family = (name: Family) => {
  const [lit, body, shaded, deep] = families[name];
  // Too light for text, it is for drawings alone.
  const text = name === 'king-coconut' ? deep : shaded;
  const steps = named('family-', { 1: lit, 2: body, 3: text, 4: deep });
  // What shell/styles/families.css makes of it at night goes first.
  return rule(`:where([data-family='${name}'])`, { ...steps, 'hero-ground': familyGrounds[name] });
};

const { ink, beam, underBeam, night } = brand;
/** As `rgb()` takes them, with an opacity of its own. */
const deep = ink[950].match(/\w\w/g)?.map((part) => Number.parseInt(part, 16)) ?? [];

/** The colours that drawings have too, as tokens of the styles: the brand's, those at night, and the families. */
export const brandColours = `@layer tokens {
  ${rule(':root', { ...named('ink-', ink), deep: deep.join(' '), beam, 'night-under-beam': underBeam })}
  @media (prefers-color-scheme: dark) {
    ${rule(':root', named('color-', night))}
  }
  ${familyNames.map(family).join('\n')}
}`;
