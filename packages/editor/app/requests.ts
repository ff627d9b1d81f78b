import type { RJSFSchema } from '@rjsf/utils';
import type { Difference } from '../document/differences.ts';
import type { Signed } from '../history/history.ts';
import type { Publication } from '../publish/publisher.ts';
import type { Box, Checked, Frame, Place, Unsettled } from '../site.ts';

/** A field that holds words, for the search. */
export type Words = { file: string; field: string; text: string };
export type Overview = {
  places: Place[];
  words: Words[];
  /** What may not be published yet, of the texts as they are saved. */
  unsettled: Unsettled[];
  /** The pictures that no text names any more. */
  unused: string[];
  /** What each token in braces stands for, by its name: `firm.name`. */
  tokens: Record<string, string>;
  /** The kinds of names that are chosen by picture: formats of the schemas. */
  drawn: string[];
  drafts: string[];
  /** Whether what is saved can be brought back. */
  keepsVersions: boolean;
  /** Who saves on this machine, once they have said so. */
  person?: string;
  preview: string;
  /** Where the pages are shown as visitors have them, and as they were built last. */
  builds: { before: string; after: string };
};
export type Opened = {
  file: string;
  base: string;
  value: unknown;
  schema: RJSFSchema;
  /** Work that is not saved; `began` is the value of the text that it began with. */
  draft?: { base: string; began: unknown; value: unknown; from?: string };
};
/** A sound picture that was chosen and is not yet held: its upright size, and the frame of its place. */
export type Chosen = { id: string; width: number; height: number; frame?: Frame };
/** What is sent of a form: the text it began with, and what it shows. */
export type Work = {
  file: string;
  base: string;
  value: unknown;
  /** The version that it was filled with. */
  from: string | undefined;
};
/** What the file has now, where somebody else has saved it in the meantime. */
export type Theirs = { base: string; value: unknown };
/** What a text's versions are, and what each changed of the one before. */
export type PageHistory = {
  isKept: boolean;
  versions: (Signed & { id: string; when: string; changes: Difference[]; isFirst: boolean })[];
};

const ask = async (path: string, method = 'GET', body?: unknown) => {
  const response = await fetch(`/api/${path}`, {
    method,
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};

/** An answer that is none: its words are for the person who asked. */
const expected = ({ status, body }: Awaited<ReturnType<typeof ask>>) => {
  if (status >= 300) throw new Error(body.message);
  return body;
};

export const readOverview = async (): Promise<Overview> => expected(await ask('overview'));

export const openFile = async (file: string): Promise<Opened> =>
  expected(await ask(`file?file=${encodeURIComponent(file)}`));

export const readHistory = async (file: string): Promise<PageHistory> =>
  expected(await ask(`history?file=${encodeURIComponent(file)}`));

/** What a text said in a version. */
export const readVersion = async (file: string, id: string): Promise<{ value: unknown }> =>
  expected(await ask(`version?file=${encodeURIComponent(file)}&id=${id}`));

/** Has a form checked. Where its text holds, the page beside it shows it: `isShown`. */
export const checkWork = async (work: Work): Promise<Checked & { isShown: boolean }> =>
  expected(await ask('check', 'POST', work));

/** Has the page show what is saved. */
export const showSaved = async (): Promise<void> => expected(await ask('shown', 'DELETE', {}));

export const keepDraft = async (work: Work): Promise<void> => expected(await ask('draft', 'PUT', work));

export const removeDraft = async (file: string): Promise<void> =>
  expected(await ask('draft', 'DELETE', { file }));

/** Has a file looked at for a field that shows pictures. @throws what is wrong with it, in a sentence */
export const uploadPicture = async (field: string, file: File): Promise<Chosen> =>
  expected(await ask(`upload?field=${field}&name=${encodeURIComponent(file.name)}`, 'POST', file));

/** Has a chosen picture, or a part of it, held for the draft; resolves to the name it has from then on. */
export const holdPicture = async (id: string, box?: Box): Promise<string> =>
  expected(await ask('picture', 'POST', { id, box })).name;

/** Where a picture of the site, or one that is held, is shown. */
export const pictureAddress = (name: string) => `/api/picture?name=${encodeURIComponent(name)}`;

/** Where what a name is drawn as is shown. */
export const drawnAddress = (kind: string, name: string) => `/api/drawn?kind=${kind}&name=${name}`;

/** The names that words describe, of a kind whose schema lists none; `found` counts those that are not shown too. */
export const findDrawn = async (kind: string, sought: string): Promise<{ names: string[]; found: number }> =>
  expected(await ask(`drawn-names?kind=${kind}&sought=${encodeURIComponent(sought)}`));

/** Where a chosen picture is shown before it is held. */
export const chosenAddress = (id: string) => `/api/upload?id=${id}`;

/** Removes a picture that nothing names. `unkept` says why no version was made without it. */
export const removePicture = async (name: string): Promise<{ unkept?: string }> =>
  expected(await ask('picture', 'DELETE', { name }));

/** How far publishing is. */
export const readPublication = async (): Promise<Publication> => expected(await ask('publication'));

/** Has the site checked and built, to see what would change. */
export const preparePublication = async (): Promise<Publication> =>
  expected(await ask('prepare', 'POST', {}));

/** Has what was prepared go live. */
export const publishSite = async (): Promise<Publication> => expected(await ask('publish', 'POST', {}));

/**
 * Saves a form: what the file has now, the problems that stand against it, or what somebody else has saved.
 * `unkept` says why no version was made of what is saved.
 */
export const saveWork = async (
  work: Work & { version: Signed | undefined },
): Promise<{ saved: Theirs & { unkept?: string } } | Pick<Checked, 'problems'> | { theirs: Theirs }> => {
  const answer = await ask('save', 'POST', work);
  if (answer.status === 422) return { problems: answer.body.problems };
  if (answer.status === 409) return { theirs: answer.body };
  return { saved: expected(answer) };
};
