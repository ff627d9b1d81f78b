import { useEffect, useReducer, useRef } from 'react';
import type { Signed } from '../history/history.ts';
import { forgetInBrowser, keepInBrowser, keptInBrowser } from './browser-draft.ts';
import { type Answer, ask, sentenceOf } from './requests.ts';
import { begin, isChanged, reduce } from './work-state.ts';

/** How long a person pauses before the form is checked and kept, and until what failed is tried again, in milliseconds. */
const pause = 300;
const patience = 3000;

const notInBrowser = 'This browser has no room for what you write: save it, or copy it elsewhere.';

/** The work on one text: checked as it is written, kept as a draft, in this browser until the server has it, and saved. */
export const useWork = (opened: Answer<'open'>, onSaved: () => void) => {
  const { file } = opened;
  const [state, dispatch] = useReducer(reduce, undefined, () => begin(opened, keptInBrowser(file)));
  const { value, from, began, attempts, failed } = state;
  const { base } = began;
  const changed = isChanged(state);
  const hasDraft = state.drafted !== undefined;

  // One after the other: a draft that is still on its way when the text is saved would stay behind.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = (task: () => Promise<void>, failure: 'draft failed' | 'save failed') => {
    turn.current = turn.current
      .then(task)
      .catch((error) => dispatch({ do: failure, message: sentenceOf(error) }));
  };

  const isLatest = useRef<unknown>(value);
  isLatest.current = value;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is tried again.
  useEffect(() => {
    if (!changed) forgetInBrowser(file);
    else if (!keepInBrowser(file, { base, began: began.value, value, from }))
      dispatch({ do: 'draft failed', message: notInBrowser });
    const timer = setTimeout(() => {
      if (changed)
        inTurn(async () => {
          await ask('saveDraft', { file, base, value, from });
          if (isLatest.current === value) forgetInBrowser(file);
          dispatch({ do: 'drafted', value });
        }, 'draft failed');
      else if (hasDraft)
        inTurn(async () => {
          await ask('removeDraft', { file });
          dispatch({ do: 'drafted', value: undefined });
        }, 'draft failed');
      ask('check', { file, base, value, from })
        .then((answer) => dispatch({ do: 'checked', value, answer }))
        .catch((error) => dispatch({ do: 'draft failed', message: sentenceOf(error) }));
    }, pause);
    return () => clearTimeout(timer);
  }, [file, base, value, from, changed, attempts]);

  useEffect(() => {
    if (failed.draft === undefined) return;
    const timer = setTimeout(() => dispatch({ do: 'try again' }), patience);
    return () => clearTimeout(timer);
  });

  // Who closes the window is asked first.
  useEffect(() => {
    if (!changed) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [changed]);
  useEffect(() => () => void ask('showSaved', {}).catch(() => undefined), []);

  const save = (version?: Signed) => {
    dispatch({ do: 'save', value });
    inTurn(async () => {
      const answer = await ask('save', { file, base, value, from, version });
      dispatch({ do: 'saved', answer });
      if (answer.is === 'saved') onSaved();
    }, 'save failed');
  };
  const bring = (id: string) =>
    inTurn(async () => {
      const former = await ask('version', { file, id });
      dispatch({ do: 'bring', value: former.value, from: id });
    }, 'save failed');
  return { state, dispatch, save, bring };
};
