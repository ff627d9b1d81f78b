import { callTo } from '#src/content/firm-shown.ts';
import type { Firm } from '#src/content/schemas/firm.ts';
import type { Team } from '#src/content/schemas/firm-lists.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import type { EditionLabels } from '#src/features/editions/labels.ts';
import { registerData } from '#src/features/editions/register-data.ts';
import type { Edition } from '#src/features/editions/schema.ts';
import type { AskingWords } from '#src/islands/asking-schema.ts';
import { groupsOf, type Services, toolPages } from '#src/islands/tool-pages.ts';
import type { PlanRules } from './rules-schema.ts';
import type { PlanWords } from './words-schema.ts';

type Source = Services &
  Pick<PlanRules, 'finder' | 'auditTime' | 'phases'> & {
    editions: readonly Edition[];
    editionLabels: EditionLabels;
    planWords: PlanWords;
    asking: AskingWords;
    firm: Pick<Firm, 'name' | 'phones' | 'emails' | 'social' | 'url'>;
    team: Pick<Team, 'directors'>;
    labels: Pick<Labels, 'actions'>;
    compare: Parameters<typeof groupsOf>[0];
    plan: { address: string; name: string; tagline: string };
    planHow: { address: string };
  };

/**
 * All that the plan calculates with and shows, made at build out of the checked content. The browser gets it in one file of its
 * own: the page before it holds no copy.
 * @param address of a drawing, by its name
 */
export const planData = (content: Source, address: (drawing: string) => string) => {
  const { firm, team, labels, plan, planHow, planWords, asking, finder } = content;
  const { statements: _days, ...auditTime } = content.auditTime;
  const { statements: _weeks, ...phases } = content.phases;
  const { lastNew, newOnly, ends, certainty, meaning, checkedOn, source, lines } = content.editionLabels;
  const drawn = <Named extends { drawing: string }>(list: readonly Named[]) =>
    list.map(({ drawing, ...named }) => ({ ...named, picture: address(`${drawing}-object`) }));
  const pages = toolPages(content);
  return {
    /** What a buyer can name, as tiles. */
    groups: groupsOf(content.compare, pages),
    pages: pages.map((page) => ({
      ...page,
      /** The drawings of what can be planned: of the opening of its page, and of its object on a plot. */
      ...(page.kind !== 'working-system' && {
        opening: address(`${page.id}-hero-wide`),
        plot: address(`${page.id}-plot`),
      }),
    })),
    register: registerData(content.editions),
    finder: {
      ...finder,
      sectors: drawn(finder.sectors),
      rules: finder.rules.map(({ page, reason, wins, when }) => ({ page, reason, wins, when })),
    },
    auditTime,
    phases,
    words: { ...planWords, doors: drawn(planWords.doors) },
    asking,
    labels: { lastNew, newOnly, ends, certainty, meaning, checkedOn, source, lines },
    title: plan.name,
    lead: plan.tagline,
    how: planHow.address,
    /** Of the page that sets standards side by side. */
    compare: content.pages.find(({ id }) => id === 'compare')?.address ?? '',
    /** Of the page with the fees that are published. */
    fees: content.pages.find(({ id }) => id === planWords.invoices.prices.page)?.address,
    opening: address('plan-hero-wide'),
    /** Said of links that open in a new tab. */
    newTab: labels.actions.newTab,
    firm: {
      name: firm.name,
      phone: callTo(firm.phones.office.number),
      /** Who answers for which pages. */
      directors: team.directors.map(({ name, title, phone = firm.phones.office.number, pages = [] }) => ({
        name: `${name}, ${title}`,
        phone: callTo(phone),
        pages: pages.map(({ page }) => page),
      })),
      email: firm.emails.general.address,
      /** The messaging address without a text, where the firm answers messages. */
      chat: firm.social.whatsapp?.url,
      /** The published address of the page of the plan. */
      url: firm.url + plan.address,
    },
  };
};

export type PlanData = ReturnType<typeof planData>;
