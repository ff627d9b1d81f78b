import { useEffect, useState } from 'react';
import type { Signed } from '../history/history.ts';
import { turns } from '../turns.ts';
import { type Answer, ask, sentenceOf } from './requests.ts';
import { useWindow } from './window.ts';
import { begin, brought, failed, isChanged, kept, saved, saving } from './work-state.ts';

/** How long a person pauses before the form is checked and kept, and until what failed is tried again, in milliseconds. */
const pause = 300;
const patience = 3000;

const notInBrowser = 'This browser has no room for what you write: save it, or copy it elsewhere.';

/** One after the other: a draft that is still on its way when the text is saved, or left, would stay behind. */
const inTurn = turns();

/** The work on one text: checked as it is written, kept as a draft, in this browser until the server has it, and saved. */
export const useWork = (opened: Answer<'open'>, onSaved: () => void) => {
  const { file } = opened;
  /** Where this browser keeps what the server has not confirmed as a draft. */
  const key = `draft of ${file}`;
  const [state, change] = useState(() => begin(opened, localStorage.getItem(key)));
  const { value, from, isSaving, began } = state;
  const { base } = began;
  const isDraft = isChanged(state);

  const attempt = (what: 'draft' | 'save', task: () => Promise<void>) =>
    inTurn(task).catch((error) => change(failed(what, sentenceOf(error))));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same work, rendered once more, starts nothing.
  useEffect(() => {
    try {
      if (isDraft) localStorage.setItem(key, JSON.stringify({ base, began: began.value, value, from }));
      else localStorage.removeItem(key);
    } catch {
      change(failed('draft', notInBrowser));
    }
    if (isSaving) return;
    let isOver = false;
    let timer: number;
    const keep = async () => {
      // Its turn has come behind a save, or something else has been written: what it would keep is not what there is.
      if (isOver) return;
      const answer = await ask('keep', { file, base, value, from, isDraft });
      // Something else may have been written meanwhile.
      if (!isOver) localStorage.removeItem(key);
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
  useEffect(() => () => void inTurn(() => ask('showSaved', {})).catch(() => undefined), []);

  const save = (version?: Signed) => {
    change(saving);
    attempt('save', async () => {
      const answer = await ask('save', { file, base, value, from, version });
      change(saved(value, answer));
      if (answer.is === 'saved') onSaved();
    });
  };
  const bring = (former: unknown, id: string) =>
    attempt('draft', async () => {
      // As a draft it has the pictures that have been removed since.
      await ask('keep', { file, base, value: former, from: id, isDraft: true });
      change(brought(former, id));
    });
  return { state, change, save, bring };
};
