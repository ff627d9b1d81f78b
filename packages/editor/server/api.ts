import { z } from 'zod';
import { differences } from '../document/differences.ts';
import { readableIn, rewrite } from '../document/rewrite.ts';
import { textsIn, wordsIn } from '../field-words.ts';
import { formSchema } from '../form-schema.ts';
import { gitIn } from '../git.ts';
import { historyOf, media } from '../history/history.ts';
import { publisherOf } from '../publish/publisher.ts';
import { Refusal } from '../refusal.ts';
import { box, type Site, type Texts } from '../site.ts';
import { contentStore, draft } from '../store/content-store.ts';
import { pictureStore } from '../store/pictures.ts';

/** Something that a page of the editor may ask: what it brings, and what is answered. */
const call = <Input extends z.ZodType, Output>(
  input: Input,
  act: (input: z.output<Input>, file: Uint8Array) => Promise<Output>,
) => ({ input, run: (asked: unknown, file: Uint8Array): Promise<Output> => act(input.parse(asked), file) });

const nothing = z.strictObject({});
const ofFile = z.strictObject({ file: z.string() });
const versionId = z.string().regex(/^[0-9a-f]{40,64}$/);
const work = z.strictObject({ ...draft.shape, file: z.string(), from: versionId.optional() });
type Work = z.output<typeof work>;
/** A line as a person writes it. */
const line = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}<>]{1,200}$/u);
const signed = z.strictObject({ sentence: line, name: line }).optional();
const choices = z.record(z.string(), z.enum(['theirs', 'mine']));
const picture = z.strictObject({
  field: z.string(),
  name: z.string(),
  /** The part to show, once it is known. */
  box: box.optional(),
});

/** How many versions of a text are shown. */
const mostVersions = 40;

/** What the editor of a site is made of; what one that was killed has left is put in order. */
export const partsOf = async (site: Site, signal: AbortSignal, log: (line: string) => void) => {
  const store = contentStore(site.root, log);
  await store.open();
  const git = gitIn(site.root);
  const history = historyOf(git, log);
  const pictures = pictureStore(site, store, history);
  await pictures.open();
  await history.mend();
  return { store, history, pictures, publisher: publisherOf(site, git, history, signal, log) };
};

/**
 * What the editor's pages can ask, by name.
 * @param shown what they have to know of the servers beside this one
 */
export const apiOf = (
  site: Site,
  { store, history, publisher, pictures }: Awaited<ReturnType<typeof partsOf>>,
  shown: { preview: string; builds: { before: string; after: string } },
) => {
  const today = () => {
    const { timeZone } = site.known(site.texts());
    return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(site.now());
  };

  /** A text that has a form, with its schema. @throws Refusal for every other file: nothing else is read or written */
  const offered = (file: string) => {
    const texts = site.texts();
    const text = texts.get(file);
    const schema = site.schemaOf(file);
    if (text === undefined || !schema)
      throw new Refusal(`${JSON.stringify(file)} is no text that has a form`);
    return { texts, text, schema };
  };

  /** The text that a form makes, with what the check says of the content then. A text brought back is so wholly, pictures and all. */
  const candidate = async (texts: Texts, { file, base, value, from }: Work) => {
    const former = from && (await history.textAt(file, from));
    if (from) await pictures.bringBack(textsIn(value), from);
    const text = rewrite(former ?? base, value);
    return { text, ...(await site.check(new Map(texts).set(file, text), await pictures.held())) };
  };

  const person = async () => (await store.person()) ?? 'Editor';

  return {
    overview: call(nothing, async () => {
      const texts = site.texts();
      const known = site.known(texts);
      const { problems, unsettled = [], unused = [] } = await site.check(texts);
      return {
        ...shown,
        ...known,
        words: known.places.flatMap(({ file }) =>
          wordsIn(readableIn(texts.get(file))).map((found) => ({ file, ...found })),
        ),
        /** What is wrong, and what may not go live yet, in the texts as they are saved. */
        problems,
        unsettled,
        /** The pictures that no text names any more. */
        unused: await pictures.removable(unused),
        /** The names that are drawn, by the format of their fields. */
        drawn: Object.fromEntries([...site.drawn].map(([kind, names]) => [kind, [...names.keys()]])),
        drafts: await store.drafts(),
        history: await history.state(),
        person: await store.person(),
        today: today(),
      };
    }),

    open: call(ofFile, async ({ file }) => {
      const { texts, text: base, schema } = offered(file);
      const begun = await store.draft(file);
      const value = readableIn(base);
      // Somebody has written into the file by another program.
      if (value === undefined) {
        const { problems } = await site.check(texts);
        const fault = problems.find((problem) => problem.file === file);
        throw new Refusal(
          `${file} cannot be read. ${fault ? `${fault.field} ${fault.message}` : 'It is not valid YAML'}. It has to be corrected where it was changed.`,
        );
      }
      return {
        file,
        base,
        value,
        schema: formSchema(schema),
        draft: begun && { ...begun, began: readableIn(begun.base) },
      };
    }),

    /** A text's versions, newest first, each with what it changed of the one before. */
    versions: call(ofFile, async ({ file }) => {
      offered(file);
      const found = await history.versions(file, mostVersions + 1);
      const all = found.map(({ text, ...version }) => ({ ...version, value: text && readableIn(text) }));
      const versions = all.slice(0, mostVersions).map((version, index) => {
        const before = all[index + 1]?.value;
        const changes = before && version.value ? differences(before, version.value) : [];
        return { ...version, changes, isFirst: index === all.length - 1 };
      });
      return { versions };
    }),

    /** Keeps what is written as a draft, unless it is as it was, checks it, and has the page show it where it holds. */
    keep: call(work.extend({ isDraft: z.boolean() }), async ({ isDraft, ...asked }) => {
      const { file, ...begun } = asked;
      const { texts } = offered(file);
      await (isDraft ? store.saveDraft(file, begun) : store.removeDraft(file));
      const { text, problems, unsettled } = await candidate(texts, asked);
      // A picture is put in with the save: until then no page can show it.
      const held = await pictures.held();
      const isShown = problems.length === 0 && !textsIn(asked.value).some((found) => held.has(found));
      if (isShown) await (text === asked.base ? store.showSaved() : store.show({ file, text }));
      return { problems, unsettled, isShown };
    }),

    save: call(work.extend({ version: signed }), async ({ version, file, base, from, ...asked }) => {
      const { texts } = offered(file);
      const { obstacle } = await history.state();
      if (obstacle) throw new Refusal(obstacle);
      // A text that says on which day it last changed says this day.
      const isDated = asked.value instanceof Object && 'changed' in asked.value;
      const value = isDated ? { ...Object(asked.value), changed: today() } : asked.value;
      const { text, problems } = await candidate(texts, { file, base, value, from });
      if (problems.length > 0) return { is: 'wrong', problems } as const;
      const theirs = await store.save(file, base, text, () => pictures.putIn(textsIn(value)));
      if (theirs !== undefined) return { is: 'behind', base: theirs, value: readableIn(theirs) } as const;
      await store.showSaved();
      await store.removeDraft(file);
      if (version) await store.savePerson(version.name);
      const withoutVersion = version && (await history.add(file, version));
      return { is: 'saved', base: text, value, withoutVersion } as const;
    }),

    showSaved: call(nothing, async () => {
      await store.showSaved();
      return {};
    }),

    publication: call(nothing, async () => publisher.state),

    // Both go on after the answer, and tell in `publication` how far they are.
    prepare: call(z.strictObject({ choices: choices.optional() }), async ({ choices }) => {
      void publisher.prepare(await person(), choices);
      return {};
    }),
    publish: call(z.strictObject({ goal: z.enum(['live', 'draft']) }), async ({ goal }) => {
      void publisher.publish(goal, await person());
      return {};
    }),

    /** Has a chosen picture held for the draft, under the name it has from then on; or says that its part is to be chosen. */
    holdPicture: call(picture, async (chosen, bytes) => {
      const taken = await site.pictures.take({ ...chosen, bytes });
      return 'frame' in taken ? taken : pictures.hold(chosen.name, taken);
    }),

    /** Removes a picture that nothing names. Versions still have it. */
    removePicture: call(z.strictObject({ name: z.string() }), async ({ name }) => {
      const { hasVersions } = await history.state();
      const sentence = `Removed the picture ${name}, which no page shows`;
      const version = hasVersions ? { sentence, name: await person() } : undefined;
      await pictures.remove(name);
      return { withoutVersion: version && (await history.add(`${media}/${name}`, version)) };
    }),
  };
};

export type Api = ReturnType<typeof apiOf>;
