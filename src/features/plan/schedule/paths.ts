import type { PlanData } from '../plan-data.ts';
import { type Track, tracks } from '../vocabulary.ts';
import { type Circumstances, endOf, type Length, type Placed, place } from './place.ts';

type Weeks = PlanData['phases'];

/** A way to one or more outcomes that are prepared together. */
export type Path = Readonly<Record<Length, readonly Placed[]>> & { track: Track; pages: readonly string[] };

const trackOf = (page: string, { tracks: named }: Weeks): Track =>
  tracks.find((track) => track !== 'system' && named[track].pages.some((entry) => entry.page === page)) ??
  'system';

/**
 * The paths of the chosen pages, each with both lengths; apart, the pages whose time somebody else sets, or that have none, with
 * what is to be said of it.
 */
export const pathsOf = (
  { sector, ...circumstances }: Circumstances & { sector: string | undefined },
  phases: Weeks,
) => {
  const without = circumstances.pages.flatMap((page) => {
    const row = phases.without.find(
      (entry) => entry.page === page && (entry.sector === undefined || entry.sector === sector),
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
    const placed = (length: Length) => place(rows, length, { ...circumstances, pages, tableDays }, phases);
    return [{ track, pages, quick: placed('quick'), careful: placed('careful') }];
  });
  return { paths, without };
};

/** Weeks from the beginning of a path to its end. */
export const weeksOf = (path: Path, length: Length) => Math.max(0, ...path[length].map(endOf));

/** Weeks until the last of some paths that begin together is at its end. */
export const longest = (paths: readonly Path[], length: Length) =>
  Math.max(0, ...paths.map((path) => weeksOf(path, length)));
