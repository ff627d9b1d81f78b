import type { PlanPage } from '../page-schema.ts';
import type { PlanData } from '../plan-data.ts';
import type { Readiness } from '../readiness/schema.ts';

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
  readiness: Readiness;
  words: PlanPage['words'];
  /** Said of links that open in a new tab. */
  newTab: string;
  /** The drawing commands of the sectors' icons, by the id of the sector. */
  icons: Readonly<Record<string, string>>;
  firm: PlanFirm;
};
