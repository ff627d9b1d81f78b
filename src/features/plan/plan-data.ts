import type { Firm } from '#src/content/schemas/firm.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import type { EditionLabels } from '#src/features/editions/labels.ts';
import { registerData } from '#src/features/editions/register-data.ts';
import type { Edition } from '#src/features/editions/schema.ts';
import type { AskingWords } from '#src/islands/asking-schema.ts';
import { type Services, toolPages } from '#src/islands/tool-pages.ts';
import type { AuditTime } from './audit-time/schema.ts';
import type { Finder } from './need/schema.ts';
import type { PlanPage } from './page-schema.ts';
import type { Phases } from './schedule/schema.ts';
import type { PlanWords } from './words-schema.ts';

type Source = Services & {
  editions: readonly Edition[];
  finder: Finder;
  editionLabels: EditionLabels;
  auditTime: AuditTime;
  phases: Phases;
  planWords: PlanWords;
  asking: AskingWords;
  firm: Pick<Firm, 'name' | 'phones' | 'emails' | 'social' | 'url'>;
  labels: Pick<Labels, 'actions'>;
  plan: PlanPage;
  planHow: { address: string };
};

/**
 * All that the plan calculates with and shows, made at build out of the checked content. The browser gets it in one file of its
 * own: the page before it holds no copy.
 * @param address of a drawing, by its name
 */
export const planData = (content: Source, address: (drawing: string) => string) => {
  const { firm, labels, plan, planHow, planWords, asking } = content;
  const { rules, ...finder } = content.finder;
  const { statements: _days, ...auditTime } = content.auditTime;
  const { statements: _weeks, ...phases } = content.phases;
  const { lastNew, newOnly, ends, certainty, meaning, checkedOn, source, lines } = content.editionLabels;
  const scenes = [...planWords.doors, ...finder.sectors].map(({ drawing }) => drawing);
  const opened = [...content.standards, ...content.certifications].map(({ id }) => id);
  const drawings: Readonly<Record<string, string>> = {
    ...Object.fromEntries(scenes.map((scene) => [scene, address(`${scene}-object`)])),
    opening: address('plan-hero-wide'),
  };
  return {
    pages: toolPages(content),
    register: registerData(content.editions),
    finder: { ...finder, rules: rules.map(({ page, reason, wins, when }) => ({ page, reason, wins, when })) },
    auditTime,
    phases,
    words: planWords,
    asking,
    labels: { lastNew, newOnly, ends, certainty, meaning, checkedOn, source, lines },
    title: plan.name,
    lead: plan.tagline,
    how: planHow.address,
    /** The addresses of drawings, by their names, and of the openings of pages, by their ids. */
    drawings,
    openings: Object.fromEntries(opened.map((id) => [id, address(`${id}-hero-wide`)])),
    /** Those of their objects on plots, which stand side by side. */
    plots: Object.fromEntries(opened.map((id) => [id, address(`${id}-plot`)])),
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

export type PlanData = ReturnType<typeof planData>;
