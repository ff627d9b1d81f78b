import { useEffect, useState } from 'react';
import type { Signed } from '../history/history.ts';
import { turns } from '../turns.ts';
import { type Answer, ask, sentenceOf } from './requests.ts';
import { useWindow } from './window.ts';
import { begin, brought, failed, isChanged, kept, saved, saving, type Unsent } from './work-state.ts';

/** How long a person pauses before the form is checked and kept, and until what failed is tried again, in milliseconds. */
const pause = 300;
const patience = 3000;

const notInBrowser = 'This browser has no room for what you write: save it, or copy it elsewhere.';

const keyOf = (file: string) => `draft of ${file}`;

/** Some browsers keep nothing, or have no room: undefined then. */
const inBrowser = <Result>(task: () => Result): Result | undefined => {
  try {
    return task();
  } catch {
    return undefined;
  }
};

/** What this browser has of a text that the server never got. */
const keptInBrowser = (file: string): Unsent | undefined =>
  inBrowser(() => JSON.parse(localStorage.getItem(keyOf(file)) ?? '') ?? undefined);

/** Keeps work in this browser until the server has it. @returns whether it could */
const keepInBrowser = (file: string, work: Unsent) =>
  inBrowser(() => localStorage.setItem(keyOf(file), JSON.stringify(work)) ?? true);

const forgetInBrowser = (file: string) => inBrowser(() => localStorage.removeItem(keyOf(file)));

/** The work on one text: checked as it is written, kept as a draft, in this browser until the server has it, and saved. */
export const useWork = (opened: Answer<'open'>, onSaved: () => void) => {
  const { file } = opened;
  const [state, change] = useState(() => begin(opened, keptInBrowser(file)));
  const { value, from, began, isSaving } = state;
  const { base } = began;
  const isDraft = isChanged(state);

  // One after the other: a draft that is still on its way when the text is saved would stay behind.
  const [inTurn] = useState(turns);
  const attempt = (what: 'draft' | 'save', task: () => Promise<void>) =>
    inTurn(task).catch((error) => change(failed(what, sentenceOf(error))));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same work, drawn once more, begins nothing anew.
  useEffect(() => {
    if (!isDraft) forgetInBrowser(file);
    else if (!keepInBrowser(file, { base, began: began.value, value, from }))
      change(failed('draft', notInBrowser));
    // A draft made behind a save would be one of what has just been saved.
    if (isSaving) return;
    let isOver = false;
    let timer: number;
    const keep = async () => {
      const answer = await ask('keep', { file, base, value, from, isDraft });
      // Something else may have been written meanwhile.
      if (!isOver) forgetInBrowser(file);
      isOver = true;
      change(kept(value, answer));
    };
    const keepAfter = (time: number) => {
      timer = window.setTimeout(() => attempt('draft', keep).then(() => isOver || keepAfter(patience)), time);
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
    change(saving);
    attempt('save', async () => {
      const answer = await ask('save', { file, base, value, from, version });
      change(saved(value, answer));
      if (answer.is === 'saved') onSaved();
    });
  };
  const bring = (id: string) =>
    attempt('save', async () => {
      const former = await ask('version', { file, id });
      change(brought(former.value, id));
    });
  return { state, change, save, bring };
};
