/// <reference lib="esnext.intl" />
import { type Checked, Refusal, type Site, type Texts } from '@site/editor';
import { readableIn, readValue } from '@site/editor/document/rewrite.ts';
import { z } from 'zod';
import { buildPaths, projectRoot } from '#build/paths.ts';
import { runNode } from '#build/run-node.ts';
import { latestDay } from '#src/content/days.ts';
import { contentFiles } from '#src/content/files.ts';
import { ContentError } from '#src/content/problem.ts';
import { checkedContent } from '#src/pictures/owner/checked-content.ts';
import { schemaOf } from '#src/site/content-files.ts';
import { releaseBlockers } from '#src/site/release.ts';
import { tokensIn } from '#src/site/token-values.ts';
import { drawn } from './drawn.ts';
import { picturesAt, shownAndUnused } from './pictures.ts';
import { linksOf, placesOf, rank } from './places.ts';

const firmFile = 'content/firm.yaml';
const publishFile = 'content/publish.yaml';
const zoneOfFirm = z
  .object({ address: z.object({ countryCode: z.string().regex(/^[A-Z]{2}$/) }) })
  .transform(({ address }) => new Intl.Locale(`und-${address.countryCode}`).getTimeZones()?.[0])
  .catch(undefined);

/** Where the firm is, as clocks know it; where its country cannot be read, by the clock of this machine. */
const timeZoneOf = (texts: Texts): string =>
  zoneOfFirm.parse(readableIn(texts.get(firmFile))) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A program of a host is named by hand, in the file: nobody has this machine start one by a form. */
const startsAnother = (texts: Texts, root: string): Checked['problems'] => {
  const named = (text = '') => {
    const ways: unknown[] = Object.values(Object(readValue(text)));
    return JSON.stringify(ways.filter((way) => /"command"/.test(JSON.stringify(way))));
  };
  if (named(texts.get(publishFile)) === named(contentFiles(root).get(publishFile))) return [];
  const message = 'names a program for this machine to start: that is written by hand, into the file itself';
  return [{ file: publishFile, field: '', message }];
};

/** What the editor has to know of this site, whose texts lie in `content/` below a folder, by a clock. */
export const siteAt = (root: string, now = () => new Date()): Site => ({
  root,
  texts: () => contentFiles(root),
  known: (texts) => {
    const places = placesOf(texts);
    const tokens = Object.fromEntries(tokensIn(texts));
    return { places, links: linksOf(texts, places), tokens, timeZone: timeZoneOf(texts) };
  },
  now,
  schemaOf: (file) => (rank(file) < 0 ? undefined : schemaOf(file)),
  check: async (texts, held = new Map()) => {
    // A picture that no text names stops no save: it is removed where all of them are listed.
    const { shown, unused } = shownAndUnused(texts, held, root);
    try {
      const content = await checkedContent(texts, shown, root, latestDay(now()));
      const { publish: ways } = content;
      return { problems: startsAnother(texts, root), unsettled: releaseBlockers(content), unused, ways };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return { problems: error.problems };
    }
  },
  pictures: picturesAt(root),
  drawn,
  publishing: {
    build: async (signal) => {
      if (!(await runNode(['scripts/build.ts'], signal)))
        throw new Refusal('The site could not be built. The live site is as it was.');
    },
    dist: buildPaths(projectRoot).dist,
  },
});
