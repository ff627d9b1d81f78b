import { numeralOf } from '#src/content/designation.ts';
import type { Content } from '#src/content/load.ts';
import type { PlanData, RegisterRow, ToolPage } from './data.ts';

type Source = Pick<
  Content,
  | 'standards'
  | 'certifications'
  | 'services'
  | 'pages'
  | 'editions'
  | 'finder'
  | 'auditTime'
  | 'phases'
  | 'planWords'
  | 'labels'
>;

const servicesPage = 'management-services';

/** The service pages as the tools speak of them: standards by number, then schemes, then the management services as one. */
export const toolPages = ({
  standards,
  certifications,
  services,
  pages,
  finder,
}: Pick<Source, 'standards' | 'certifications' | 'services' | 'pages' | 'finder'>): ToolPage[] => {
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
export const registerRows = (editions: Content['editions']): RegisterRow[] =>
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
