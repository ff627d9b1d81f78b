import { Refusal } from '../refusal.ts';

/** How a program ends that may be at work then: what has begun is brought to its end, and nothing begins any more. */
export const ending = () => {
  const over = new AbortController();
  const atWork = new Set<Promise<unknown>>();
  return {
    /** For what can be called off: a build, a look at another machine. */
    signal: over.signal,

    /** Does something that shall be brought to its end. @throws Refusal where the program is ending */
    finish: <Result>(task: () => Promise<Result>): Promise<Result> => {
      if (over.signal.aborted) return Promise.reject(new Refusal('The editor is ending: this was not done.'));
      const work = task().finally(() => atWork.delete(work));
      atWork.add(work);
      return work;
    },

    /** Settles once nothing is at work any more. */
    end: async (): Promise<void> => {
      over.abort();
      await Promise.allSettled(atWork);
    },
  };
};

export type Ending = ReturnType<typeof ending>;
