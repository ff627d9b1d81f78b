import { numeralOf } from '#src/content/designation.ts';
import type { Edition } from '#src/content/schemas/edition.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import type { Outcome } from '#src/content/schemas/service-sections.ts';
import type { Finder } from '#src/content/schemas/tools/finder.ts';
import type { PlanData, RegisterRow, ToolPage } from './data.ts';

type Service = { id: string; name: string; family: string; outcome: Pick<Outcome, 'kind'> };

/** The services as content has them. */
export type Services = {
  standards: readonly (Service & { code: string })[];
  certifications: readonly (Service & { numeral?: string | undefined })[];
  services: readonly { page: string; title: string; family: string }[];
  pages: readonly { id: string; address: string }[];
  finder: Pick<Finder, 'outcomes'>;
};

type Source = Services & {
  editions: readonly Edition[];
  finder: Finder;
  labels: Pick<Labels, 'edition'>;
  auditTime: PlanData['auditTime'];
  phases: PlanData['phases'];
  planWords: PlanData['words'];
};

const servicesPage = 'management-services';

/** The service pages as the tools speak of them: standards by number, then schemes, then the management services as one. */
export const toolPages = ({ standards, certifications, services, pages, finder }: Services): ToolPage[] => {
  const page = (
    id: string,
    kind: ToolPage['kind'],
    rest: Pick<ToolPage, 'code' | 'name' | 'family' | 'numeral'>,
  ): ToolPage => ({
    id,
    address: pages.find((entry) => entry.id === id)?.address ?? '',
    kind,
    outcome: finder.outcomes[kind],
    ...rest,
  });
  return [
    ...standards.map(({ id, code, name, family, outcome }) =>
      page(id, outcome.kind, { code, name, family, numeral: numeralOf(code) }),
    ),
    ...certifications.map(({ id, name, family, numeral, outcome }) =>
      page(id, outcome.kind, { code: name, name, family, numeral }),
    ),
    ...services
      .filter((service) => service.page === servicesPage)
      .map(({ page: id, title, family }) =>
        page(id, 'working-system', { code: title, name: title, family, numeral: undefined }),
      ),
  ];
};

/** The register with what the tools reckon with alone. */
export const registerRows = (editions: readonly Edition[]): RegisterRow[] =>
  editions.map(
    ({ page, named, status, successor, successorExpected, lastNew, newOnly, ends, source, checkedOn }) => ({
      page,
      named,
      status,
      successor,
      successorExpected,
      lastNew,
      newOnly,
      ends,
      source,
      checkedOn,
    }),
  );

/** What the plan reckons with, out of the checked content. Runs at build: the browser gets the result. */
export const planData = (content: Source): PlanData => {
  const { auditTime, phases, planWords, editions } = content;
  const { outcomes: _, ...finder } = content.finder;
  const { lastNew, newOnly, ends, certainty, meaning, checkedOn, source, lines } = content.labels.edition;
  return {
    pages: toolPages(content),
    register: registerRows(editions),
    finder,
    auditTime,
    phases,
    words: planWords,
    labels: { lastNew, newOnly, ends, certainty, meaning, checkedOn, source, lines },
  };
};
