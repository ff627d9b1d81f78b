import type { Firm } from '#src/content/schemas/firm.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import type { PlanPage } from '../page-schema.ts';
import { planData } from '../plan-data.ts';
import type { IslandData } from './island-data.ts';

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
export const planIslandData = (content: Source, address: (drawing: string) => string): IslandData => {
  const { firm, labels, plan, planHow, finder, planWords } = content;
  const tools = planData(content);
  const scenes = [...planWords.doors, ...finder.sectors].map(({ drawing }) => drawing);
  const opened = [...content.standards, ...content.certifications].map(({ id }) => id);
  return {
    tools,
    title: plan.name,
    lead: plan.tagline,
    how: planHow.address,
    drawings: {
      ...Object.fromEntries(scenes.map((scene) => [scene, address(`${scene}-object`)])),
      opening: address('plan-hero-wide'),
    },
    openings: Object.fromEntries(opened.map((id) => [id, address(`${id}-hero-wide`)])),
    newTab: labels.actions.newTab,
    firm: {
      name: firm.name,
      phone: { number: firm.phones.office.number, href: firm.phones.office.href },
      email: firm.emails.general.address,
      chat: firm.social.whatsapp?.url,
      url: firm.url + plan.address,
    },
  };
};
