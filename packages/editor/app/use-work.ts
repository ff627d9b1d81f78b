import { useEffect, useReducer, useRef } from 'react';
import type { Signed } from '../history/history.ts';
import { forgetInBrowser, keepInBrowser, keptInBrowser } from './browser-draft.ts';
import { type Answer, ask, sentenceOf } from './requests.ts';
import { useWindow } from './use-window.ts';
import { begin, isChanged, reduce } from './work-state.ts';

/** How long a person pauses before the form is checked and kept, and until what failed is tried again, in milliseconds. */
const pause = 300;
const patience = 3000;

const notInBrowser = 'This browser has no room for what you write: save it, or copy it elsewhere.';

/** The work on one text: checked as it is written, kept as a draft, in this browser until the server has it, and saved. */
export const useWork = (opened: Answer<'open'>, onSaved: () => void) => {
  const { file } = opened;
  const [state, dispatch] = useReducer(reduce, undefined, () => begin(opened, keptInBrowser(file)));
  const { value, from, began, attempts, failed, isSaving } = state;
  const { base } = began;
  const isDraft = isChanged(state);

  // One after the other: a draft that is still on its way when the text is saved would stay behind.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = (what: 'draft' | 'save', task: () => Promise<void>) => {
    turn.current = turn.current
      .then(task)
      .catch((error) => dispatch({ do: 'failed', what, message: sentenceOf(error) }));
  };

  const latest = useRef<unknown>(value);
  latest.current = value;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is tried again.
  useEffect(() => {
    if (!isDraft) forgetInBrowser(file);
    else if (!keepInBrowser(file, { base, began: began.value, value, from }))
      dispatch({ do: 'failed', what: 'draft', message: notInBrowser });
    // A draft made behind a save would be one of what has just been saved.
    if (isSaving) return;
    const keep = async () => {
      const answer = await ask('keep', { file, base, value, from, isDraft });
      if (latest.current === value) forgetInBrowser(file);
      dispatch({ do: 'kept', value, answer });
    };
    const timer = setTimeout(() => inTurn('draft', keep), pause);
    return () => clearTimeout(timer);
  }, [file, base, value, from, isDraft, isSaving, attempts]);

  useEffect(() => {
    if (failed.draft === undefined) return;
    const timer = setTimeout(() => dispatch({ do: 'try again' }), patience);
    return () => clearTimeout(timer);
  });

  // Who closes the window is asked first.
  useWindow('beforeunload', (event) => isDraft && event.preventDefault());
  useEffect(() => () => void ask('showSaved', {}).catch(() => undefined), []);

  const save = (version?: Signed) => {
    dispatch({ do: 'save', value });
    inTurn('save', async () => {
      const answer = await ask('save', { file, base, value, from, version });
      dispatch({ do: 'saved', answer });
      if (answer.is === 'saved') onSaved();
    });
  };
  const bring = (id: string) =>
    inTurn('save', async () => {
      const former = await ask('version', { file, id });
      dispatch({ do: 'bring', value: former.value, from: id });
    });
  return { state, dispatch, save, bring };
};
