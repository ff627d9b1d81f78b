import { expect, test } from 'vitest';
import { iconSheet } from './icon-sheet.ts';

const icon = (path: string, strokeWidth = '1.5') =>
  `<svg class="i" data-size="medium" viewBox="0 0 24 24" stroke-width="${strokeWidth}" aria-hidden="true"><path d="${path}"></path></svg>`;

const page = `${icon('M1 1')}${icon('M2 2')}${icon('M1 1')}${icon('M3 3')}${icon('M1 1', '1.9')}${icon('M4 4')}`;

test('each icon stands once in the picture, in each of its weights', () => {
  const { svg } = iconSheet([page, page]);
  expect(svg.match(/<path /g)).toHaveLength(5);
  expect(svg).toContain('viewBox="0 0 72 72"');
  expect(svg).toContain('<path transform="translate(24 24)" stroke-width="1.9" d="M1 1"/>');
});

test('the same icons make the same picture, in whatever order they come', () => {
  expect(iconSheet([icon('M1 1'), icon('M2 2')]).svg).toBe(iconSheet([icon('M2 2') + icon('M1 1')]).svg);
});

test('in the page an icon tells its place', () => {
  const { withoutIcons } = iconSheet([page]);
  expect(withoutIcons(icon('M1 1', '1.9'))).toMatch(
    /^<svg class="i" data-size="medium" data-\w{3}="1 1" aria-hidden="true"><\/svg>$/,
  );
});

test('styles show each place of the picture at the full size of the icon', () => {
  const css = iconSheet([page])
    .styles('/sheet.svg')
    .replaceAll(/data-\w{3}/g, 'data-at');
  expect(css).toContain('mask:url(/sheet.svg) var(--x,0) var(--y,0)/300%');
  expect(css).toContain(
    '[data-at^="1 "]{--x:50.000%}[data-at^="2 "]{--x:100.000%}[data-at$=" 1"]{--y:50.000%}',
  );
});

test('what draws its lines itself, or is no icon, stays', () => {
  const fluid = icon('M1 1').replace(' stroke-width="1.5"', '');
  const drawing = '<svg viewBox="0 0 9 9"><path d="M1 1"></path></svg>';
  expect(iconSheet([page]).withoutIcons(fluid + drawing)).toBe(fluid + drawing);
});

test('icons of two pictures do not take the places of each other while both styles are on', () => {
  const [one, other] = [iconSheet([page]), iconSheet([`${page}${icon('M5 5')}`])];
  const named = (html: string) => /data-(?!size)\w+/.exec(html)?.[0] ?? '';
  const attribute = named(one.withoutIcons(icon('M1 1')));
  expect(one.styles('/one.svg')).toContain(`svg[${attribute}]`);
  expect(other.styles('/other.svg')).not.toContain(attribute);
});
