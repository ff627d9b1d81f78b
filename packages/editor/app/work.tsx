import Form from '@rjsf/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fieldInWords } from '../field-words.ts';
import type { Signed } from '../history/history.ts';
import type { Sought } from '../page/sought.ts';
import type { Problem, Unsettled } from '../site.ts';
import { unnamedMessage } from '../unnamed.ts';
import { Choice, PageChoice } from './choices.tsx';
import { Conflict } from './conflict.tsx';
import { DrawnChoice } from './drawn-choice.tsx';
import { Field, type FormFacts } from './field.tsx';
import { History } from './history.tsx';
import { InsertToken } from './insert-token.tsx';
import { ListEntry } from './list-entry.tsx';
import { withoutSettledMarks } from './marks.ts';
import { NamedEntry, Title } from './named-entry.tsx';
import { PictureField } from './picture.tsx';
import type { PageState } from './preview.tsx';
import { errorsOf, idOf, isOfField } from './problems.ts';
import {
  checkWork,
  keepDraft,
  type Opened,
  type Overview,
  readVersion,
  removeDraft,
  saveWork,
  showSaved,
  type Theirs,
} from './requests.ts';
import { SaveDialog } from './save-dialog.tsx';
import { soughtAt } from './sought.ts';
import { suggestedSentence } from './suggestion.ts';
import { validator } from './validator.ts';
import { buttons, Checkbox, Day, FieldErrors, TextField } from './widgets.tsx';

type WorkProps = {
  opened: Opened;
  name: string;
  /** The field to go to. */
  field: string | undefined;
  overview: Overview;
  onChange: () => void;
  /** Takes what the page shows of this text. */
  onShow: (shows: PageState) => void;
  /** Takes what stands on the page where a person writes. */
  onSeek: (sought: Sought) => void;
};

/** How long a person pauses before the form is checked and kept, in milliseconds. */
const pause = 300;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** As it is sent: fields that were emptied are gone. */
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Brings a field, or the first one of an entry, into view, unfolded, and gives it the focus. */
const goTo = (element: Element | null | undefined) => {
  if (!element) return;
  for (
    let around = element.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  const control = element.matches('fieldset') ? element.querySelector('textarea, input, select') : element;
  // Where an entry stands in a list, its name comes into view with it.
  element.scrollIntoView({ block: element.matches('fieldset') ? 'start' : 'center' });
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
};

/** Nothing is filled in that nobody has written. */
const written = {
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  emptyObjectFields: 'skipEmptyDefaults',
} as const;

/** What fields are written or chosen with, by what the schemas say of them. */
const widgetsFor = (drawn: readonly string[]) => ({
  TextWidget: TextField,
  EmailWidget: TextField,
  URLWidget: TextField,
  CheckboxWidget: Checkbox,
  DateWidget: Day,
  SelectWidget: Choice,
  page: PageChoice,
  picture: PictureField,
  ...Object.fromEntries(drawn.map((kind) => [kind, DrawnChoice])),
});

/** The form of one file: checked as it is written, kept as a draft, saved when all is well. */
export const Work = ({ opened, name, field, overview, onChange, onShow, onSeek }: WorkProps) => {
  const { file, schema, draft } = opened;
  const { places, tokens, drawn } = overview;
  const [saved, setSaved] = useState<Theirs>({ base: opened.base, value: opened.value });
  // What the form began with: another than the saved text where somebody else has saved in the meantime.
  const [began, setBegan] = useState<Theirs>(draft ? { base: draft.base, value: draft.began } : saved);
  const { base } = began;
  const [value, setValue] = useState<unknown>(draft?.value ?? opened.value);
  const [from, setFrom] = useState(draft?.from);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [left, setLeft] = useState<readonly Unsettled[]>(overview.unsettled);
  const [onPage, setOnPage] = useState(opened.value);
  const [said, setSaid] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isHistoryShown, setHistoryShown] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const unkept = useRef<() => Promise<void>>(undefined);
  const isChanged = !isSame(value, saved.value);
  const isBehind = base !== saved.base;

  useEffect(() => {
    const fields = form.current;
    const seek = (target: EventTarget | null) => {
      if (!(target instanceof HTMLElement) || !fields?.contains(target)) return;
      onSeek(soughtAt(onPage, target.id, target instanceof HTMLTextAreaElement, tokens));
    };
    const follow = ({ target }: FocusEvent) => seek(target);
    // The page has come anew, with what has just been written.
    seek(document.activeElement);
    fields?.addEventListener('focusin', follow);
    return () => fields?.removeEventListener('focusin', follow);
  }, [onPage, tokens, onSeek]);

  useEffect(() => {
    if (field === undefined) return;
    goTo(form.current?.querySelector(`#${CSS.escape(idOf(field))}`));
  }, [field]);

  // One after the other: a draft that is still on its way when the text is saved would stay behind.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = useCallback((task: () => Promise<void>) => {
    const tell = (error: unknown) => setSaid(error instanceof Error ? error.message : String(error));
    turn.current = turn.current.then(task).catch(tell);
  }, []);

  useEffect(() => {
    let isOver = false;
    const keep = () => (isChanged ? keepDraft({ file, base, value, from }) : removeDraft(file));
    const timer = setTimeout(() => {
      inTurn(keep);
      checkWork({ file, base, value, from })
        .then((found) => {
          if (isOver) return;
          setProblems(found.problems);
          if (found.unsettled) setLeft(found.unsettled);
          if (found.isShown) setOnPage(value);
          onShow(!isChanged ? 'saved' : found.isShown ? 'written' : 'before');
        })
        .catch((error) => setSaid(String(error)));
      unkept.current = undefined;
    }, pause);
    unkept.current = isChanged ? keep : undefined;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [file, base, value, from, isChanged, inTurn, onShow]);
  // Who leaves a text while still writing finds it again.
  useEffect(() => () => void unkept.current?.(), []);
  useEffect(
    () => () => {
      onShow('saved');
      void showSaved();
    },
    [onShow],
  );

  /** Goes on from a text that is saved now. */
  const goOn = (now: Theirs, shown: unknown) => {
    setSaved(now);
    setBegan(now);
    setValue(shown);
    setFrom(undefined);
  };

  const save = (version?: Signed) => {
    setAsking(false);
    setSaving(true);
    inTurn(async () => {
      const result = await saveWork({ file, base, value, from, version });
      if ('problems' in result) setProblems(result.problems);
      else if ('theirs' in result) setSaved(result.theirs);
      else {
        unkept.current = undefined;
        goOn(result.saved, result.saved.value);
        setSaid(result.saved.unkept ? `Saved. ${result.saved.unkept}` : 'Saved.');
        onChange();
      }
    });
    inTurn(async () => setSaving(false));
  };

  const bring = (id: string) =>
    inTurn(async () => {
      const former = await readVersion(file, id);
      setValue(former.value);
      setFrom(id);
      setHistoryShown(false);
      setSaid(isSame(former.value, saved.value) ? 'It says the same now.' : '');
    });

  const errors = useMemo(() => {
    // An entry without a word says so itself, where the word is written.
    const others = problems.filter(({ message }) => message !== unnamedMessage);
    return errorsOf(others, file);
  }, [problems, file]);
  const marks = useMemo(
    () =>
      new Map(left.filter((found) => found.file === file).map(({ field, reason }) => [idOf(field), reason])),
    [left, file],
  );
  const widgets = useMemo(() => widgetsFor(drawn), [drawn]);
  const facts = useMemo((): FormFacts => ({ marks, places, tokens }), [marks, places, tokens]);
  const elsewhere = problems.filter((problem) => !isOfField(problem, file));
  return (
    <section className="work" aria-label={name}>
      <div className="bar">
        <h1>{name}</h1>
        <button
          type="button"
          className="main"
          disabled={isSaving || !isChanged || problems.length > 0 || isBehind}
          onClick={() => (overview.keepsVersions ? setAsking(true) : save())}
        >
          Save
        </button>
        <button type="button" disabled={!isChanged} onClick={() => goOn(saved, saved.value)}>
          Discard changes
        </button>
        <button type="button" aria-expanded={isHistoryShown} onClick={() => setHistoryShown(!isHistoryShown)}>
          History
        </button>
        <InsertToken tokens={tokens} form={form} />
        <span role="status">
          {isSaving
            ? 'Saving…'
            : problems.length > 0
              ? `${problems.length === 1 ? 'One thing is' : `${problems.length} things are`} not yet right. Your work is kept as a draft.`
              : isChanged
                ? 'Not yet saved. Your work is kept as a draft.'
                : said}
        </span>
      </div>
      {isAsking && (
        <SaveDialog
          suggestion={suggestedSentence(name, saved.value, value)}
          person={overview.person}
          onSave={save}
          onClose={() => setAsking(false)}
        />
      )}
      {isHistoryShown && <History file={file} base={saved.base} onBring={bring} />}
      {isBehind && (
        <Conflict
          key={saved.base}
          began={began.value}
          theirs={saved.value}
          mine={value}
          onGoOn={(shown) => goOn(saved, shown)}
        />
      )}
      {elsewhere.length > 0 && (
        <ul className="errors">
          {elsewhere.map(({ file: other, field, message }) => (
            <li key={`${other} ${field} ${message}`}>
              {other !== file && `${other}: `}
              {field && `${fieldInWords(field)}: `}
              {message}
            </li>
          ))}
        </ul>
      )}
      <div className="fields" ref={form}>
        <Form
          tagName="div"
          schema={schema}
          validator={validator}
          formData={value}
          extraErrors={errors}
          noValidate
          noHtml5Validate
          showErrorList={false}
          experimental_defaultFormStateBehavior={written}
          formContext={facts}
          templates={{
            FieldTemplate: Field,
            FieldErrorTemplate: FieldErrors,
            ArrayFieldItemTemplate: ListEntry,
            ButtonTemplates: buttons,
            TitleFieldTemplate: Title,
            WrapIfAdditionalTemplate: NamedEntry,
          }}
          widgets={widgets}
          onChange={({ formData }) => {
            setSaid('');
            setValue(withoutSettledMarks(began.value, value, asSent(formData)));
          }}
        >
          <span hidden />
        </Form>
      </div>
    </section>
  );
};
