import type { PlanData } from '../plan-data.ts';

/** How the firm is reached from a plan. */
export type PlanFirm = {
  name: string;
  phone: { number: string; href: string };
  email: string;
  /** The messaging address without a text, where the firm answers messages. */
  chat: string | undefined;
  /** The published address of the page of the plan. */
  url: string;
};

/** All that the island shows, in one file of its own: the page before it holds no copy. */
export type IslandData = {
  tools: PlanData;
  firm: PlanFirm;
  /** The heading and the sentence below it. */
  title: string;
  lead: string;
  how: string;
  /** The addresses of drawings, by their names, and of the openings of pages, by their ids. */
  drawings: Readonly<Record<string, string>>;
  openings: Readonly<Record<string, string>>;
  /** Said of links that open in a new tab. */
  newTab: string;
};
