import { createHash } from 'node:crypto';

/** An icon as src/components/icon renders it. One that its place draws with a line of its own has no `stroke-width`. */
const icon =
  /<svg class="([^"]*)" data-size="(\w+)" viewBox="0 0 24 24" stroke-width="([\d.]+)" aria-hidden="true"><path d="([^"]*)"><\/path><\/svg>/g;

/** Icons in one picture, and how pages show them from there. */
export type IconSheet = {
  /** The picture: a square of as many columns as rows. */
  svg: string;
  /** HTML with the icons left empty: the styles fill them. */
  withoutIcons: (html: string) => string;
  /** The styles that fill them, in the colour of the text. */
  styles: (address: string) => string;
};

const drawn = (strokeWidth: string, path: string) => `stroke-width="${strokeWidth}" d="${path}"`;

/**
 * Takes the icons out of stretches of HTML, each once: twenty of them are a kilobyte of a page, compressed, and come
 * with the styles of what they stand in.
 */
export function iconSheet(stretches: readonly string[]): IconSheet {
  const found = stretches.flatMap((html) =>
    [...html.matchAll(icon)].map(([, , , strokeWidth = '', path = '']) => drawn(strokeWidth, path)),
  );
  const icons = [...new Set(found)].sort();
  const side = Math.max(2, Math.ceil(Math.sqrt(icons.length)));
  const places = new Map(icons.map((one, index) => [one, [index % side, Math.floor(index / side)] as const]));
  const paths = [...places].map(
    ([one, [x, y]]) => `<path transform="translate(${x * 24} ${y * 24})" ${one}/>`,
  );
  const size = side * 24;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`;
  // Each picture has its own: the styles of two pages may be on at a time (src/router/stage.ts).
  const attribute = `data-${createHash('sha256').update(svg).digest('hex').slice(0, 3)}`;
  const steps = [...Array(side).keys()].slice(1);
  const share = (step: number) => `${((100 * step) / (side - 1)).toFixed(3)}%`;
  return {
    svg,
    withoutIcons: (html) =>
      html.replace(icon, (_, className: string, name: string, strokeWidth: string, path: string) => {
        const [x, y] = places.get(drawn(strokeWidth, path)) ?? [];
        return `<svg class="${className}" data-size="${name}" ${attribute}="${x} ${y}" aria-hidden="true"></svg>`;
      }),
    styles: (address) => {
      const mask = `url(${address}) var(--x,0) var(--y,0)/${side}00%`;
      const columns = steps.map((step) => `[${attribute}^="${step} "]{--x:${share(step)}}`);
      const rows = steps.map((step) => `[${attribute}$=" ${step}"]{--y:${share(step)}}`);
      return `svg[${attribute}]{background:currentcolor;-webkit-mask:${mask};mask:${mask}}${[...columns, ...rows].join('')}`;
    },
  };
}
