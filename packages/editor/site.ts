import { z } from 'zod';

/** Something in content/ that is wrong: where, and in words what to do. */
export type Problem = { file: string; field: string; message: string };

/** A value that may not go live yet, and why: `sample value`. */
export type Unsettled = { file: string; field: string; reason: string };

/** What the site's own check says of its texts. */
export type Checked = {
  problems: readonly Problem[];
  /** What holds, and may not go live yet; nothing is known of it while something is wrong. */
  unsettled?: readonly Unsettled[];
  /** The names of the pictures that no text names; nothing is known of them while something is wrong. */
  unused?: readonly string[];
  /** How the site goes live, and how a draft of it is shown; the same. */
  ways?: Ways;
};

export type Texts = ReadonlyMap<string, string>;

/** Files by their names: where each lies on the disk. */
export type Files = ReadonlyMap<string, string>;

const share = z.number().min(0).max(100);
/** A part of a picture, in hundredths of its width and height. */
export const box = z.object({ x: share, y: share, width: share, height: share });
export type Box = z.infer<typeof box>;

/** A picture of whose part a person has to choose: its upright size, and the frame that its place shows it in. */
export type Uncut = {
  width: number;
  height: number;
  frame: {
    /** Its width divided by its height. */
    ratio: number;
    /** How many pixels of a picture it takes at least. */
    least: { width: number; height: number };
    /** What is shown where nobody has chosen. */
    keep: 'top' | 'centre';
  };
};

/** A picture as it is stored, and the ending of its name. */
export type Taken = { bytes: Uint8Array; ending: string };

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

/** By the names that are drawn: what each is drawn as, as SVG text. */
export type Drawn = ReadonlyMap<string, () => string>;

/** How a built site is put somewhere. */
export type Way =
  | { how: 'none yet' }
  | { how: 'push'; remote: string; branch: string }
  | { how: 'copy'; folder: string }
  | { how: 'command'; command: readonly string[] };

/** How it goes live, and how a draft of it is shown, as `content/publish.yaml` says. */
export type Ways = { live: Way; draft: Way };

/** What the editor has to know of a site. */
export type Site = {
  /** The folder that content/ is in. */
  root: string;
  /** The texts as they lie on the disk, by path. */
  texts: () => Texts;
  known: (texts: Texts) => {
    /** What the list shows, in its order. */
    places: Place[];
    /** What a text may lead to. */
    links: { group: string; name: string; address: string }[];
    /** What each token in braces stands for: `firm.name`. */
    tokens: Readonly<Record<string, string>>;
    /** Where the firm is, as clocks know it: `Asia/Colombo`. */
    timeZone: string;
  };
  /** By the clock that a saved text is dated by. */
  now: () => Date;
  /** Of a text in the list; undefined of every other file, which nobody can open. */
  schemaOf: (file: string) => z.ZodType | undefined;
  /** @param held pictures that go in with these texts, beside those that are there */
  check: (texts: Texts, held?: Files) => Promise<Checked>;
  pictures: {
    files: () => Files;
    /**
     * Judges a picture as the build does, and makes it what is stored: upright, cut to the box, no larger than the site shows it.
     * @param chosen its bytes, the name of its file, of the field it is for, and the part that is to be shown
     * @throws Refusal saying why it cannot be shown
     */
    take: (chosen: {
      field: string;
      name: string;
      bytes: Uint8Array;
      box?: Box | undefined;
    }) => Promise<Taken | Uncut>;
  };
  /** What its fields name is drawn as, such as icons, by its kind, which is the `format` of a schema. */
  drawn: ReadonlyMap<string, Drawn>;
  publishing: {
    /** Builds the site, unless it is called off. @throws Refusal saying why it cannot be */
    build: (signal: AbortSignal) => Promise<void>;
    /** Where the built site lies. */
    dist: string;
  };
};
