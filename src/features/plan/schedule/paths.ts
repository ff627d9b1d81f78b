import type { PlanData } from '../plan-data.ts';
import { type Track, tracks } from '../vocabulary.ts';
import { type Circumstances, type DatedPhase, dated, type Length, place, weeksIn } from './place.ts';

type Weeks = PlanData['phases'];

/** A way to one or more outcomes that are prepared together. */
export type Path = Readonly<Record<Length, readonly DatedPhase[]>> & {
  track: Track;
  pages: readonly string[];
};

const trackOf = (page: string, { tracks: named }: Weeks): Track =>
  tracks.find((track) => track !== 'system' && named[track].pages.some((entry) => entry.page === page)) ??
  'system';

/**
 * The paths of the chosen pages from a Monday on, each with both lengths; apart, the pages whose time somebody else sets, or that
 * have none, with what is to be said of it.
 */
export const pathsOf = (circumstances: Circumstances, phases: Weeks, monday: string) => {
  const without = circumstances.pages.flatMap((page) => {
    const row = phases.without.find(
      ({ page: one, sector = circumstances.sector }) => one === page && sector === circumstances.sector,
    );
    return row ? [{ page, text: row.text }] : [];
  });
  const left = circumstances.pages.filter((page) => !without.some((entry) => entry.page === page));
  const paths = tracks.flatMap((track): Path[] => {
    const pages = left.filter((page) => trackOf(page, phases) === track);
    if (pages.length === 0) return [];
    const rows = phases.tracks[track].phases;
    // The tables of audit days serve this track alone.
    const tableDays = track === 'system' ? circumstances.tableDays : { quick: 0, careful: 0 };
    const placed = (length: Length) =>
      dated(place(rows, length, { ...circumstances, pages, tableDays }, phases), monday);
    return [{ track, pages, quick: placed('quick'), careful: placed('careful') }];
  });
  return { paths, without };
};

/** Weeks until the last of some paths that begin together is at its end. */
export const longest = (paths: readonly Path[], length: Length) =>
  Math.max(0, ...paths.map((path) => weeksIn(path[length])));
