import { z } from 'zod';
import { differences } from '../document/differences.ts';
import { RewriteError } from '../document/rewrite.ts';
import { valueIn, withValue } from '../document/text-file.ts';
import { formSchema } from '../form-schema.ts';
import { type History, HistoryError, type Signed } from '../history/history.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Site } from '../site.ts';
import { type ContentStore, RefusedError } from '../store/content-store.ts';
import { unnamedIn } from '../unnamed.ts';
import { type Answer, answer } from './answer.ts';
import { drawnNames, drawnPicture } from './drawn-api.ts';
import type { PictureApi } from './picture-api.ts';

const versionId = z.string().regex(/^[0-9a-f]{40,64}$/);
const work = z.strictObject({
  file: z.string(),
  base: z.string(),
  value: z.json(),
  /** The version that the form was filled with, if it was. */
  from: versionId.optional(),
});
/** A line as a person writes it. */
const line = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}<>]{1,200}$/u);
const signedWork = work.extend({ version: z.strictObject({ sentence: line, name: line }).optional() });
const nothing = z.strictObject({});
const named = z.strictObject({ file: z.string() });

/** The words of a text, by the path of the field that holds them. */
const wordsIn = (value: unknown, path = ''): { field: string; text: string }[] => {
  if (typeof value === 'string') return [{ field: path, text: value }];
  if (!(value instanceof Object)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    wordsIn(inner, isList ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
};

/** How many versions of a text are shown. */
const mostVersions = 40;

/** A text that says on which day it last changed, with this day. */
const dated = (value: z.infer<typeof work>['value']): typeof value =>
  value instanceof Object && 'changed' in value
    ? { ...value, changed: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length) }
    : value;

/** What the pages of the editor ask for, by path below /api/. */
export class Api {
  readonly #site: Site;
  readonly #store: ContentStore;
  readonly #history: History;
  readonly #publisher: Publisher;
  readonly #pictures: PictureApi;
  /** How often it was said what the page is to show: what comes late shows nothing. */
  #looks = 0;

  constructor(site: Site, store: ContentStore, history: History, publisher: Publisher, pictures: PictureApi) {
    this.#site = site;
    this.#store = store;
    this.#history = history;
    this.#publisher = publisher;
    this.#pictures = pictures;
  }

  /** Answers a request. @throws RefusedError for a path that nobody may ask for */
  async answer(method: string, path: string, query: URLSearchParams, body: unknown): Promise<Answer> {
    switch (`${method} ${path}`) {
      case 'GET overview':
        return this.#overview();
      case 'GET file':
        return this.#file(query.get('file') ?? '');
      case 'GET history':
        return this.#versions(query.get('file') ?? '');
      case 'GET version':
        return this.#version(query.get('file') ?? '', versionId.parse(query.get('id')));
      case 'GET drawn':
        return drawnPicture(this.#site.drawn, query);
      case 'GET drawn-names':
        return drawnNames(this.#site.drawn, query);
      case 'GET publication':
        return answer(this.#publisher.state);
      case 'POST prepare':
        nothing.parse(body);
        // It goes on after the answer, and tells in `publication` how far it is.
        void this.#publisher.prepare();
        return answer(this.#publisher.state, 202);
      case 'POST publish':
        nothing.parse(body);
        void this.#publisher.publish((await this.#store.person()) ?? 'Editor');
        return answer(this.#publisher.state, 202);
      case 'POST check':
        return this.#check(body);
      case 'POST save':
        return this.#save(body);
      case 'DELETE shown':
        nothing.parse(body);
        this.#looks += 1;
        await this.#store.showSaved();
        return answer({});
      case 'PUT draft':
        return this.#keepDraft(body);
      case 'DELETE draft':
        await this.#store.removeDraft(named.parse(body).file);
        return answer({});
      default:
        return (
          (await this.#pictures.answer(method, path, query, body)) ??
          answer({ message: 'There is nothing here.' }, 404)
        );
    }
  }

  /** The value of a text; nothing where it cannot be read, which the check says. */
  #valueIn(file: string, text: string) {
    try {
      return valueIn(file, text);
    } catch {
      return undefined;
    }
  }

  /** Whether a text is in the list: others, such as how the site goes live, are not for forms. */
  #isOffered(file: string) {
    return this.#site.places(this.#site.texts()).some((place) => place.file === file);
  }

  async #overview() {
    const texts = this.#site.texts();
    const places = this.#site.places(texts);
    const words = places.flatMap(({ file }) =>
      wordsIn(this.#valueIn(file, texts.get(file) ?? '')).map((found) => ({ file, ...found })),
    );
    const { unsettled = [], unused = [] } = await this.#site.check(texts, new Map());
    const tokens = Object.fromEntries(this.#site.tokens(texts));
    return answer({
      places,
      words,
      unsettled,
      unused: await this.#pictures.removable(unused),
      tokens,
      drawn: this.#site.drawn.kinds,
      drafts: await this.#store.drafts(),
      keepsVersions: await this.#history.isKept(),
      person: await this.#store.person(),
    });
  }

  async #file(file: string) {
    const text = await this.#store.read(file);
    const schema = this.#isOffered(file) ? this.#site.schemaOf(file) : undefined;
    if (!schema) throw new RefusedError(`${file} has no form`);
    const draft = await this.#store.draft(file);
    return answer({
      file,
      base: text,
      value: this.#valueIn(file, text),
      schema: formSchema(schema),
      draft: draft && { ...draft, began: this.#valueIn(file, draft.base) },
    });
  }

  /** A text's versions, newest first, each with what it changed of the one before. */
  async #versions(file: string) {
    await this.#store.read(file);
    const isKept = await this.#history.isKept();
    const all = isKept ? await this.#history.versions(file, mostVersions + 1) : [];
    const versions = all.slice(0, mostVersions).map(({ text, ...version }, index) => {
      const [now, before] = [text, all[index + 1]?.text].map((each) => each && this.#valueIn(file, each));
      const changes = before && now ? differences(before, now) : [];
      return { ...version, changes, isFirst: index === all.length - 1 };
    });
    return answer({ isKept, versions });
  }

  async #version(file: string, id: string) {
    await this.#store.read(file);
    const value = this.#valueIn(file, await this.#history.textAt(file, id));
    await this.#pictures.bringBack(
      wordsIn(value).map((found) => found.text),
      id,
    );
    return answer({ value });
  }

  /** The text that a form makes, with what the check says of the content then. A text brought back is so wholly. */
  async #candidate({ file, base, value, from }: z.infer<typeof work>) {
    await this.#store.read(file);
    if (!this.#isOffered(file)) throw new RefusedError(`${file} has no form`);
    const former = from && (await this.#history.textAt(file, from));
    const text = withValue(file, former ?? base, value);
    const texts = new Map(this.#site.texts()).set(file, text);
    const checked = await this.#site.check(texts, await this.#pictures.held());
    return { text, ...checked, problems: [...unnamedIn(value, file), ...checked.problems] };
  }

  async #check(body: unknown) {
    this.#looks += 1;
    const look = this.#looks;
    const asked = work.parse(body);
    const { text, problems, unsettled } = await this.#candidate(asked);
    // A picture is put in with the save: until then no page can show it.
    const held = await this.#pictures.held();
    const isShown = problems.length === 0 && !wordsIn(asked.value).some((found) => held.has(found.text));
    if (isShown && look === this.#looks)
      await (text === asked.base ? this.#store.showSaved() : this.#store.show({ file: asked.file, text }));
    return answer({ problems, unsettled, isShown });
  }

  async #save(body: unknown) {
    const { version, ...sent } = signedWork.parse(body);
    const asked = { ...sent, value: dated(sent.value) };
    const { text, problems } = await this.#candidate(asked);
    if (problems.length > 0) return answer({ problems }, 422);
    const words = wordsIn(asked.value).map((found) => found.text);
    const saved = await this.#store.save(asked.file, asked.base, text, () => this.#pictures.putIn(words));
    if (!saved.isSaved)
      return answer({ base: saved.theirs, value: this.#valueIn(asked.file, saved.theirs) }, 409);
    await this.#store.showSaved();
    await this.#store.removeDraft(asked.file);
    await this.#pictures.release(words);
    const unkept = version && (await this.#keepVersion(asked.file, version));
    return answer({ base: text, value: asked.value, unkept });
  }

  /** Makes a version of what was saved; where that is refused, the answer says why. */
  async #keepVersion(file: string, signed: Signed) {
    try {
      await this.#store.keepPerson(signed.name);
      await this.#history.keep(file, signed);
      return undefined;
    } catch (error) {
      if (error instanceof HistoryError) return error.message;
      throw error;
    }
  }

  async #keepDraft(body: unknown) {
    const { file, ...draft } = work.parse(body);
    await this.#store.keepDraft(file, draft);
    return answer({});
  }
}

/** What a person is told where an answer cannot be given; undefined for a fault of ours. */
export const inWords = (error: unknown): Answer | undefined => {
  if (error instanceof RefusedError) return answer({ message: error.message }, 403);
  if (error instanceof z.ZodError) return answer({ message: 'The request is not as it should be.' }, 400);
  if (error instanceof RewriteError)
    return answer({ message: `This cannot be written into the file: ${error.message}` }, 400);
  if (error instanceof HistoryError) return answer({ message: error.message }, 404);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC')
    return answer({ message: 'The disk is full: nothing was changed. Make room, and save again.' }, 507);
  return code === 'EACCES' || code === 'EROFS'
    ? answer({ message: 'The file may not be written: nothing was changed.' }, 500)
    : undefined;
};
