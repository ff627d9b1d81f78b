import { createContext, use, useEffect, useReducer, useState } from 'react';
import type { z } from 'zod';
import type { Api } from '../server/api.ts';

type Name = keyof Api;
type Asked<N extends Name> = z.input<Api[N]['input']>;
export type Answer<N extends Name> = Awaited<ReturnType<Api[N]['run']>>;

const silent =
  'The editor does not answer: it was ended, or this machine is busy. What you write is kept in this browser. Start it again (npm run edit), and open the address it prints.';

const addressOf = (name: string, query: Record<string, string>) =>
  `/api/${name}?${new URLSearchParams(query)}`;

/** Asks the editor's server something, of a file as well. @throws its own sentence, for the person, where it was not done */
export const ask = async <N extends Name>(name: N, asked: Asked<N>, file?: File): Promise<Answer<N>> => {
  const text = JSON.stringify(asked);
  const address = addressOf(name, file ? { asked: text } : {});
  const response = await fetch(address, { method: 'POST', body: file ?? text }).catch(() => {
    throw new Error(silent);
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
};

export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * What the server answers, asked again where something else is asked, and by `again`; an answer that comes late is not heard.
 * @param of has the same asked once more, when it is another
 */
export const useAnswer = <N extends Name>(name: N, asked: Asked<N>, of?: unknown) => {
  const [turn, again] = useReducer((count: number) => count + 1, 0);
  const [answer, setAnswer] = useState<Answer<N>>();
  const [failure, setFailure] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked counts by what it says.
  useEffect(() => {
    let isOver = false;
    ask(name, asked)
      .then((now) => {
        if (isOver) return;
        setAnswer(now);
        setFailure('');
      })
      .catch((error) => isOver || setFailure(sentenceOf(error)));
    return () => {
      isOver = true;
    };
  }, [name, JSON.stringify(asked), of, turn]);
  return { answer, failure, again };
};

/** Where a picture of the site or of a draft, or what a name is drawn as, is shown. */
export const pictureAddress = (name: string) => addressOf('picture', { name });
export const drawnAddress = (kind: string, name: string) => addressOf('drawn', { kind, name });

/** What the editor knows of the whole site as it is saved. */
export type Overview = Answer<'overview'> & {
  nameOf: (file: string) => string;
  /** Looks at it again. */
  look: () => void;
};

export const OverviewContext = createContext<Overview | undefined>(undefined);

export const useOverview = (): Overview => {
  const overview = use(OverviewContext);
  if (!overview) throw new Error('Nothing is known of the site yet.');
  return overview;
};
