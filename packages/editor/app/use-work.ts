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
  const { value, from, began, isSaving } = state;
  const { base } = began;
  const isDraft = isChanged(state);

  // One after the other: a draft that is still on its way when the text is saved would stay behind.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = (what: 'draft' | 'save', task: () => Promise<void>) => {
    turn.current = turn.current
      .then(task)
      .catch((error) => dispatch({ do: 'failed', what, message: sentenceOf(error) }));
    return turn.current;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same work, drawn once more, begins nothing anew.
  useEffect(() => {
    if (!isDraft) forgetInBrowser(file);
    else if (!keepInBrowser(file, { base, began: began.value, value, from }))
      dispatch({ do: 'failed', what: 'draft', message: notInBrowser });
    // A draft made behind a save would be one of what has just been saved.
    if (isSaving) return;
    let isOver = false;
    let timer: number;
    const keep = async () => {
      const answer = await ask('keep', { file, base, value, from, isDraft });
      // Something else may have been written meanwhile.
      if (!isOver) forgetInBrowser(file);
      isOver = true;
      dispatch({ do: 'kept', value, answer });
    };
    const keepAfter = (time: number) => {
      timer = window.setTimeout(() => inTurn('draft', keep).then(() => isOver || keepAfter(patience)), time);
    };
    keepAfter(pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [file, base, value, from, isDraft, isSaving]);

  // Who closes the window is asked first.
  useWindow('beforeunload', (event) => isDraft && event.preventDefault());
  useEffect(() => () => void ask('showSaved', {}).catch(() => undefined), []);

  const save = (version?: Signed) => {
    dispatch({ do: 'save' });
    inTurn('save', async () => {
      const answer = await ask('save', { file, base, value, from, version });
      dispatch({ do: 'saved', sent: value, answer });
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
