import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { differences } from '../document/differences.ts';
import { merge, type Side } from '../document/merge.ts';
import { valueAt } from '../field-words.ts';
import { Button } from './button.tsx';
import { Changes } from './changes.tsx';
import { Choices } from './choices.tsx';
import { Dialog } from './dialog.tsx';
import { Findings } from './findings.tsx';
import { type Facts, FactsContext } from './form/facts.ts';
import { Field } from './form/field.tsx';
import { Toolbar } from './form/toolbar.tsx';
import { History } from './history.tsx';
import { Preview } from './page.tsx';
import { searchFor } from './reading.ts';
import { type Answer, useOverview } from './requests.ts';
import { useWork } from './use-work.ts';
import { useWindow } from './window.ts';
import {
  goneOn,
  isBehind,
  isChanged,
  isKept,
  pageInWords,
  stateInWords,
  suggestedSentence,
  written,
} from './work-state.ts';

/** The control of a field, or of what it is part of where it has none. */
const elementOf = (field: string): HTMLElement | null => {
  const found = document.getElementById(field);
  return found || !/[.[]/.test(field) ? found : elementOf(field.replace(/(?:\.[^.[]*|\[\d+\])$/, ''));
};

/** Brings a field into view, unfolded, and gives it the focus. */
const goTo = (field: string) => {
  const element = elementOf(field);
  for (const part of document.querySelectorAll('details')) if (part.contains(element)) part.open = true;
  element?.scrollIntoView({ block: element.matches('fieldset') ? 'start' : 'center' });
  element?.focus({ preventScroll: true });
};

/** What the history takes as a line. */
const Line = ({ label, ...given }: ComponentProps<'input'> & { label: string }) => (
  <label>
    {label}
    <input {...given} required maxLength={200} pattern="(?=.*\S)[^<>]*" />
  </label>
);

/** The form of one file, checked as it is written, kept as a draft, saved when all is well; and the page beside it. */
export const Work = ({ opened, field }: { opened: Answer<'open'>; field: string | undefined }) => {
  const { file, schema } = opened;
  const overview = useOverview();
  const { state, change, save, bring } = useWork(opened, overview.look);
  const { value, saved, began, problems, failed } = state;
  const { name = file, address } = overview.places.find((place) => place.file === file) ?? {};
  const [isAsking, setAsking] = useState(false);
  const [isInsisting, setInsisting] = useState(false);
  const [isHistoryShown, setHistoryShown] = useState(false);
  /** The text that was last written in. */
  const [area, setArea] = useState<HTMLTextAreaElement>();

  useEffect(() => {
    if (field) goTo(field);
  }, [field]);

  const latest = useRef(value);
  latest.current = value;
  const unsettled = state.unsettled ?? overview.unsettled;
  const facts = useMemo((): Facts => {
    const isOwn = (each: { file: string }) => each.file === file;
    return {
      problems: Map.groupBy(problems.filter(isOwn), (problem) => problem.field),
      marks: new Map(unsettled.filter(isOwn).map((each) => [each.field, each.reason])),
      isInsisting,
      whole: () => latest.current,
      write: (...given) => change(written(...given)),
    };
  }, [problems, unsettled, file, isInsisting, change]);
  // What is wrong with a line of its file no field shows.
  const elsewhere = problems.filter((each) => each.file !== file || /^line /.test(each.field));

  /** What was written a moment ago is judged by the save. */
  const begin = () => {
    if (state.isSaving) return;
    if (isBehind(state)) document.querySelector<HTMLElement>('.conflict')?.focus();
    else if (!isChanged(state))
      change((now) => ({ ...now, said: 'Nothing is changed: there is nothing to save.' }));
    else if (problems.length > 0 && isKept(state)) {
      setInsisting(true);
      goTo([...facts.problems.keys()].find(elementOf) ?? '');
    } else if (overview.history.hasVersions) setAsking(true);
    else save();
  };
  useWindow('keydown', (event) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    begin();
  });

  const goOn = (next: unknown) => change(goneOn(next));
  const discard = () =>
    confirm('Discard all that was changed since the last save? It cannot be brought back.') &&
    goOn(saved.value);
  const together = (chosen?: (field: string) => Side | undefined) =>
    merge(began.value, saved.value, value, chosen);
  const { conflicts } = together();
  const words = area && valueAt(state.onPage, area.id);
  return (
    <>
      <main>
        <section className="work" aria-label={name}>
          <div className="bar">
            <h1>{name}</h1>
            <Button className="main" aria-keyshortcuts="Control+S" onClick={begin}>
              Save
            </Button>
            <Button disabled={!isChanged(state)} onClick={discard}>
              Discard changes
            </Button>
            <Button aria-expanded={isHistoryShown} onClick={() => setHistoryShown(!isHistoryShown)}>
              History
            </Button>
            <Toolbar area={area} />
            <p role="alert">{failed.save ?? failed.draft}</p>
            <span role="status">{stateInWords(state)}</span>
          </div>
          {isAsking && (
            <Dialog
              question="What did you change?"
              answer="Save"
              onAnswer={(data) => {
                setAsking(false);
                save({ sentence: String(data.get('sentence')), name: String(data.get('name')) });
              }}
              onClose={() => setAsking(false)}
            >
              <Line
                label="In one sentence"
                name="sentence"
                defaultValue={suggestedSentence(name, saved.value, value)}
              />
              <Line label="Your name" name="name" defaultValue={overview.person} />
            </Dialog>
          )}
          {isHistoryShown && (
            <History
              file={file}
              saved={saved.value}
              onBring={(former, id) => {
                setHistoryShown(false);
                bring(former, id);
              }}
            />
          )}
          {isBehind(state) && (
            <Choices
              key={saved.base}
              title="Changed elsewhere"
              told={`This text was changed elsewhere in the meantime. Nothing of either is lost: what only one of you has changed is kept.${conflicts.length > 0 ? ' Where both of you have changed the same, choose.' : ''}`}
              conflicts={conflicts.map((each) => ({ file, ...each }))}
              onGoOn={(chosen) => goOn(together((at) => chosen[`${file}:${at}`]).value)}
            >
              <Changes changes={differences(began.value, saved.value)} value={saved.value} />
              <Button onClick={() => goOn(saved.value)}>Take the other</Button>
            </Choices>
          )}
          {elsewhere.length > 0 && (
            <div className="errors">
              <h2>Not yet right elsewhere</h2>
              <Findings findings={elsewhere} />
            </div>
          )}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes where somebody writes. */}
          <div
            className="fields"
            onFocus={({ target }) => target instanceof HTMLTextAreaElement && setArea(target)}
          >
            <FactsContext value={facts}>
              <Field schema={schema} field="" value={value} isRequired isBare />
            </FactsContext>
          </div>
        </section>
      </main>
      <Preview
        address={address && overview.preview + address}
        name={name}
        says={pageInWords(state)}
        words={typeof words === 'string' ? searchFor(words, overview.tokens) : ''}
      />
    </>
  );
};
