import type { Firm } from '#src/content/schemas/firm.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import type { PlanPage } from '../page-schema.ts';
import { planData } from '../plan-data.ts';

type Source = Parameters<typeof planData>[0] & {
  firm: Pick<Firm, 'name' | 'phones' | 'emails' | 'social' | 'url'>;
  labels: Pick<Labels, 'actions'>;
  plan: PlanPage;
  planHow: { address: string };
};

/**
 * What the island of the plan shows, made at build out of the checked content.
 * @param address of a drawing, by its name
 */
export const planIslandData = (content: Source, address: (drawing: string) => string) => {
  const { firm, labels, plan, planHow, finder, planWords } = content;
  const tools = planData(content);
  const scenes = [...planWords.doors, ...finder.sectors].map(({ drawing }) => drawing);
  const opened = [...content.standards, ...content.certifications].map(({ id }) => id);
  const drawings: Readonly<Record<string, string>> = {
    ...Object.fromEntries(scenes.map((scene) => [scene, address(`${scene}-object`)])),
    opening: address('plan-hero-wide'),
  };
  return {
    tools,
    title: plan.name,
    lead: plan.tagline,
    how: planHow.address,
    /** The addresses of drawings, by their names, and of the openings of pages, by their ids. */
    drawings,
    openings: Object.fromEntries(opened.map((id) => [id, address(`${id}-hero-wide`)])),
    /** Said of links that open in a new tab. */
    newTab: labels.actions.newTab,
    firm: {
      name: firm.name,
      phone: { number: firm.phones.office.number, href: firm.phones.office.href },
      email: firm.emails.general.address,
      /** The messaging address without a text, where the firm answers messages. */
      chat: firm.social.whatsapp?.url,
      /** The published address of the page of the plan. */
      url: firm.url + plan.address,
    },
  };
};

/** All that the island shows, in one file of its own: the page before it holds no copy. */
export type IslandData = ReturnType<typeof planIslandData>;
