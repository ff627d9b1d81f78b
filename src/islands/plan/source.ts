import { content } from '#src/content/content.ts';
import { iconPaths } from '#src/content/icons.ts';
import { addressOf } from '#src/content/pages.ts';
import { dataFile } from '#src/islands/data-file.ts';
import { planData } from '#src/tools/plan-data.ts';
import type { IslandData } from './island-data.ts';

const { firm, labels, plan, readiness } = content;

/** What the island of the plan shows, made at build. */
export const islandData: IslandData = {
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
    url: firm.url + addressOf('plan'),
  },
};

/** The same as the file that the browser fetches. */
export const islandFile = dataFile('plan', islandData);
