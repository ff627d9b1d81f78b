import type { z } from 'zod';

/** Something in content/ that is wrong: where, and in words what to do. */
export type Problem = { file: string; field: string; message: string };

/** A text as a person looks for it. */
export type Place = {
  /** The heading it stands under: `Standards`. */
  group: string;
  name: string;
  file: string;
  /** The address of a page that shows it; none where no page does. */
  address: string | undefined;
};

/** What the editor has to know of a site. */
export type Site = {
  /** The folder that content/ is in. */
  root: string;
  /** The folder of the site's styles and fonts, for `styles/` and `fonts/`. */
  look: string;
  /** The texts as they lie on the disk, by path. */
  texts: () => ReadonlyMap<string, string>;
  /** What the list shows, in its order. */
  places: (texts: ReadonlyMap<string, string>) => Place[];
  schemaOf: (file: string) => z.ZodType | undefined;
  /** Everything wrong with these texts: the site's own check. */
  check: (texts: ReadonlyMap<string, string>) => Promise<readonly Problem[]>;
};
