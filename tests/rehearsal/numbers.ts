import { z } from 'zod';
import { entries, readTree, repeated, setFields, writeTree } from './copy.ts';

/** How many of each a made-up firm has. */
export type Numbers = { clients: number; directors: number; testimonials: number };

/** Gives a copy of the project as many clients, directors and quotations, made up. */
export const giveNumbers = (root: string, { clients, directors, testimonials }: Numbers) => {
  const wall = entries.parse(readTree(root, 'content/clients.yaml'));
  writeTree(root, 'content/clients.yaml', repeated(wall, clients, 'name', 'Client'));
  const team = z.looseObject({ directors: entries }).parse(readTree(root, 'content/team.yaml'));
  setFields(root, 'content/team.yaml', [
    [['directors'], repeated(team.directors, directors, 'name', 'Director')],
  ]);
  const quoted = entries.parse(readTree(root, 'content/testimonials.yaml'));
  writeTree(root, 'content/testimonials.yaml', repeated(quoted, testimonials, 'client', 'Quoted client'));
};
