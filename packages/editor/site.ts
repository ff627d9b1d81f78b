import type { z } from 'zod';
import type { Way } from './publish/way.ts';

/** Something in content/ that is wrong: where, and in words what to do. */
export type Problem = { file: string; field: string; message: string };

/** A value that may not be published yet, and why: `sample value`. */
export type Unsettled = { file: string; field: string; reason: string };

/** What the site's own check says of its texts. */
export type Checked = {
  /** Everything that is wrong. */
  problems: readonly Problem[];
  /** What holds, and may not be published yet; nothing is known of it while something is wrong. */
  unsettled: readonly Unsettled[] | undefined;
};

/** A text as a person looks for it. */
export type Place = {
  /** The heading it stands under: `Standards`. */
  group: string;
  name: string;
  file: string;
  /** The address of a page that shows it; none where no page does. */
  address: string | undefined;
  /** What other texts call the page by, where this is the text of one: `iso-9001`. */
  page?: string | undefined;
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
  /** What each token in braces stands for: `firm.name`. */
  tokens: (texts: ReadonlyMap<string, string>) => ReadonlyMap<string, string>;
  schemaOf: (file: string) => z.ZodType | undefined;
  check: (texts: ReadonlyMap<string, string>) => Promise<Checked>;
  publishing: {
    /** How the site goes live, of texts that hold. */
    way: (texts: ReadonlyMap<string, string>) => Promise<Way>;
    /** Builds the site. @throws PublishError saying why it cannot be */
    build: () => Promise<void>;
    /** Where the built site lies. */
    dist: string;
  };
};
