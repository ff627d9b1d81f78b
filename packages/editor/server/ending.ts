import { Refusal } from '../refusal.ts';

/** How a program ends that may be at work then: what writes is brought to its end, and nothing that writes begins any more. */
export const ending = () => {
  const over = new AbortController();
  const atWork = new Set<Promise<unknown>>();
  return {
    /** For what can be called off: a build, a look at another machine. */
    signal: over.signal,

    /** Does what writes. @throws Refusal where the program is ending */
    write: <Result>(task: () => Promise<Result>): Promise<Result> => {
      if (over.signal.aborted) return Promise.reject(new Refusal('The editor is ending: this was not done.'));
      const work = task().finally(() => atWork.delete(work));
      atWork.add(work);
      return work;
    },

    /** Settles once nothing writes any more. */
    end: async (): Promise<void> => {
      over.abort();
      await Promise.allSettled(atWork);
    },
  };
};

export type Ending = ReturnType<typeof ending>;
