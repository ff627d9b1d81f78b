import type { z } from 'zod';
import type { Api } from '../server/api.ts';
import type { Frame } from '../site.ts';

export type Name = keyof Api;
export type Asked<N extends Name> = z.input<Api[N]['input']>;
export type Answer<N extends Name> = Awaited<ReturnType<Api[N]['run']>>;
/** A sound picture that was chosen and is not yet held: its upright size, and the frame of its place. */
export type Chosen = { id: string; width: number; height: number; frame?: Frame };

const silent =
  'The editor does not answer: it was ended, or this machine is busy. What you write is kept in this browser. Start it again (npm run edit), and open the address it prints.';

const addressOf = (name: string, query: Record<string, string>) =>
  `/api/${name}?${new URLSearchParams(query)}`;

const send = async (address: string, body: string | File) => {
  const response = await fetch(address, { method: 'POST', body }).catch(() => {
    throw new Error(silent);
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
};

/** Asks the editor's server something. @throws its own sentence, for the person, where it was not done */
export const ask = async <N extends Name>(name: N, asked: Asked<N>): Promise<Answer<N>> =>
  send(`/api/${name}`, JSON.stringify(asked));

/** Has a file looked at for a field that shows pictures. @throws what is wrong with it, in a sentence */
export const choosePicture = async (field: string, file: File): Promise<Chosen> =>
  send(addressOf('upload', { field, name: file.name }), file);

/** Where a picture of the site or of a draft, a chosen one, or what a name is drawn as is shown. */
export const pictureAddress = (name: string) => addressOf('picture', { name });
export const chosenAddress = (id: string) => addressOf('upload', { id });
export const drawnAddress = (kind: string, name: string) => addressOf('drawn', { kind, name });

export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
