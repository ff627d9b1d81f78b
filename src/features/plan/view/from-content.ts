import { iconPaths } from '#src/content/icons.ts';
import type { Firm } from '#src/content/schemas/firm.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import type { PlanPage } from '../page-schema.ts';
import { planData } from '../plan-data.ts';
import type { IslandData } from './island-data.ts';

type Source = Parameters<typeof planData>[0] & {
  firm: Pick<Firm, 'name' | 'phones' | 'emails' | 'social' | 'url'>;
  labels: Pick<Labels, 'actions'>;
  plan: PlanPage;
  readiness: IslandData['readiness'];
};

/** What the island of the plan shows, made at build out of the checked content. */
export const planIslandData = (content: Source): IslandData => {
  const { firm, labels, plan, readiness } = content;
  return {
    tools: planData(content),
    readiness,
    words: plan.words,
    newTab: labels.actions.newTab,
    icons: Object.fromEntries(Object.entries(plan.icons).map(([id, name]) => [id, iconPaths(name).join('')])),
    firm: {
      name: firm.name,
      phone: { number: firm.phones.office.number, href: firm.phones.office.href },
      email: firm.emails.general.address,
      chat: firm.social.whatsapp?.url,
      url: firm.url + plan.address,
    },
  };
};
