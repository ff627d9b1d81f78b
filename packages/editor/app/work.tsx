import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fieldInWords, valueAt } from '../field-words.ts';
import { Conflict } from './conflict.tsx';
import { type Facts, FactsContext } from './form/facts.ts';
import { Field } from './form/field.tsx';
import { Toolbar } from './form/toolbar.tsx';
import { History } from './history.tsx';
import type { PageState } from './page.tsx';
import { searchFor } from './reading.ts';
import type { Answer, Overview } from './requests.ts';
import { addressOf } from './route.ts';
import { SaveDialog } from './save-dialog.tsx';
import { suggestedSentence } from './suggestion.ts';
import { useWork } from './use-work.ts';
import { isBehind, isChanged, stateInWords } from './work-state.ts';

type WorkProps = {
  opened: Answer<'open'>;
  name: string;
  /** The field to go to. */
  field: string | undefined;
  overview: Overview;
  onChange: () => void;
  /** Takes what the page shows of this text, and the words that are being edited, as they stand there. */
  onShow: (shows: PageState) => void;
  onWords: (words: string) => void;
};

/** The control of a field, or of what it is part of where it has none. */
const elementOf = (field: string): HTMLElement | null => {
  const found = document.getElementById(field);
  return found || !/[.[]/.test(field) ? found : elementOf(field.replace(/(?:\.[^.[]*|\[\d+\])$/, ''));
};

/** Brings a field into view, unfolded, and gives it the focus. */
const goTo = (field: string) => {
  const element = elementOf(field);
  let around = element?.closest('details');
  for (; around; around = around.parentElement?.closest('details')) around.open = true;
  element?.scrollIntoView({ block: element.matches('fieldset') ? 'start' : 'center' });
  element?.focus({ preventScroll: true });
};

/** Whether a problem is of the text as a whole, or of a line of its file: no field shows it. */
const isWhole = (field: string) => /^(?:line .*)?$/.test(field);

/** The form of one file: checked as it is written, kept as a draft, saved when all is well. */
export const Work = ({ opened, name, field, overview, onChange, onShow, onWords }: WorkProps) => {
  const { file, schema } = opened;
  const { state, dispatch, save, bring } = useWork(opened, onChange);
  const { value, saved, problems, onPage, shows, failed } = state;
  const [isAsking, setAsking] = useState(false);
  const [isInsisting, setInsisting] = useState(false);
  const [isHistoryShown, setHistoryShown] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const changed = isChanged(state);

  useEffect(() => onShow(shows), [shows, onShow]);
  useEffect(() => {
    if (field) goTo(field);
  }, [field]);

  const follow = useCallback(
    (element: Element | null) => {
      const text = element instanceof HTMLTextAreaElement ? valueAt(onPage, element.id) : undefined;
      if (typeof text === 'string') onWords(searchFor(text, overview.tokens));
    },
    [onPage, onWords, overview.tokens],
  );
  useEffect(() => {
    const fields = form.current;
    const note = ({ target }: FocusEvent) => follow(target instanceof Element ? target : null);
    // The page has come anew, with what has just been written.
    follow(document.activeElement);
    fields?.addEventListener('focusin', note);
    return () => fields?.removeEventListener('focusin', note);
  }, [follow]);

  const ofFields = problems.filter((problem) => problem.file === file && !isWhole(problem.field));
  const latest = useRef(value);
  latest.current = value;
  const unsettled = state.unsettled ?? overview.unsettled;
  const facts = useMemo((): Facts => {
    const own = problems.filter((problem) => problem.file === file && !isWhole(problem.field));
    const byField = Map.groupBy(own, (problem) => problem.field);
    return {
      overview,
      problems: new Map(
        [...byField].map(([at, found]) => [at, [...new Set(found.map((each) => each.message))]]),
      ),
      marks: new Map(unsettled.filter((each) => each.file === file).map((each) => [each.field, each.reason])),
      isInsisting,
      whole: () => latest.current,
      write: (at, written) => dispatch({ do: 'write', field: at, value: written }),
    };
  }, [overview, problems, unsettled, file, isInsisting, dispatch]);

  const begin = () => {
    const [first] = ofFields;
    if (state.isSaving) return;
    if (isBehind(state)) document.querySelector<HTMLElement>('.conflict')?.focus();
    else if (!changed) dispatch({ do: 'say', said: 'Nothing is changed: there is nothing to save.' });
    else if (problems.length > 0) {
      setInsisting(true);
      if (first) goTo(first.field);
    } else if (overview.history.hasVersions) setAsking(true);
    else save();
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      begin();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });

  const elsewhere = problems.filter((problem) => !ofFields.includes(problem));
  const failure = failed.save ?? failed.draft;
  const placeOf = (other: string) => overview.places.find((place) => place.file === other)?.name ?? other;
  return (
    <section className="work" aria-label={name}>
      <div className="bar">
        <h1>{name}</h1>
        <button type="button" className="main" aria-keyshortcuts="Control+S" onClick={begin}>
          Save
        </button>
        <button
          type="button"
          disabled={!changed}
          onClick={() =>
            confirm('Discard all that was changed since the last save? It cannot be brought back.') &&
            dispatch({ do: 'go on', saved, value: saved.value })
          }
        >
          Discard changes
        </button>
        <button type="button" aria-expanded={isHistoryShown} onClick={() => setHistoryShown(!isHistoryShown)}>
          History
        </button>
        <Toolbar overview={overview} form={form} />
        {failure && (
          <p className="failure" role="alert">
            {failure}
          </p>
        )}
        <span role="status">{stateInWords(state)}</span>
      </div>
      {isAsking && (
        <SaveDialog
          suggestion={suggestedSentence(name, saved.value, value)}
          person={overview.person}
          onSave={(version) => {
            setAsking(false);
            save(version);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {isHistoryShown && (
        <History
          file={file}
          saved={saved.value}
          timeZone={overview.timeZone}
          onBring={(id) => {
            setHistoryShown(false);
            bring(id);
          }}
        />
      )}
      {isBehind(state) && (
        <Conflict
          key={saved.base}
          began={state.began.value}
          theirs={saved.value}
          mine={value}
          onGoOn={(shown) => dispatch({ do: 'go on', saved, value: shown })}
        />
      )}
      {elsewhere.length > 0 && (
        <ul className="errors">
          {elsewhere.map(({ file: other, field: at, message }) => (
            <li key={`${other} ${at} ${message}`}>
              {other !== file && <a href={addressOf(other, at)}>{placeOf(other)}</a>}{' '}
              {at && `${fieldInWords(at)}: `}
              {message}
            </li>
          ))}
        </ul>
      )}
      <div className="fields" ref={form}>
        <FactsContext value={facts}>
          <Field schema={schema} field="" value={value} isRequired isBare />
        </FactsContext>
      </div>
    </section>
  );
};
