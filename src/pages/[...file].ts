import { appIcon, favicon } from '@site/isometric';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { typeOf } from '#build/hosting/rules.ts';
import { deadlineEvents } from '#src/features/editions/downloads/calendar.ts';
import { registerTable } from '#src/features/editions/downloads/table.ts';
import { wholeDayCalendar } from '#src/features/editions/downloads/whole-day-calendar.ts';
import { contactCard } from '#src/metadata/contact-card.ts';
import { faviconIco, rasterise } from '#src/metadata/icons.ts';
import { llms, robots, securityTxt, sitemap, webManifest } from '#src/metadata/site-files.ts';
import { allSocialPictures } from '#src/metadata/social-pictures.ts';
import { allDrawings } from '#src/pictures/drawings.ts';
import { guideFile } from '#src/sections/knowledge/guide/guide-file.ts';
import { beforePaint } from '#src/shell/before-paint.ts';
import { content } from '#src/site/content.ts';
import { addressOf } from '#src/site/pages.ts';
import { searchAsset } from '#src/site/search-asset.ts';
import { islands } from './data/_islands.ts';

const { contact, editions, editionsPage, editionLabels, firm, guides, labels } = content;
const { url } = firm;

const calendar = () =>
  wholeDayCalendar({
    title: `${firm.name}: ${editionsPage.name}`,
    url,
    product: 'Edition register',
    events: deadlineEvents(editions, {
      url,
      labels: editionLabels,
      addressOf,
      disclaimer: editionsPage.disclaimer,
    }),
  });

/** What the sizes of the icon are for: Apple's home screens, and the two that the manifest names. */
const icons = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 };

type Body = string | Buffer<ArrayBuffer>;

/** Every file that is no page, by its address. A name with a hash is cached for good. */
const files: readonly (readonly [address: string, make: () => Body | Promise<Body>])[] = [
  ['/.well-known/security.txt', securityTxt],
  ['/contact.vcf', () => contactCard(firm, contact.changed)],
  ['/editions.csv', () => registerTable(editions, editionLabels)],
  ['/editions.ics', calendar],
  ['/favicon.ico', faviconIco],
  ['/favicon.svg', favicon],
  ['/llms.txt', llms],
  ['/manifest.webmanifest', webManifest],
  ['/robots.txt', robots],
  ['/sitemap.xml', sitemap],
  ...[beforePaint, searchAsset, ...Object.values(islands), ...allDrawings()].map(
    ({ src, text }) => [src, () => text] as const,
  ),
  ...Object.entries(icons).map(([address, size]) => [address, () => rasterise(appIcon(), size)] as const),
  ...allSocialPictures().map(({ src, make }) => [src, make] as const),
  ...guides
    .filter(({ sections }) => sections.some(({ kind }) => kind === 'checklist'))
    .map((guide) => [`${guide.address}.csv`, () => guideFile(guide, labels.sections)] as const),
];

export const getStaticPaths = () =>
  files.map(([address, make]) => ({ params: { file: address.slice(1) }, props: { make } }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props, params }) =>
  new Response(await props.make(), {
    headers: { 'content-type': `${typeOf(params.file ?? '')}; charset=utf-8` },
  });
