import { numeralOf } from '#src/content/designation.ts';
import type { Outcome } from '#src/content/schemas/service-sections.ts';

/** A service page as the tools speak of it. */
export type ToolPage = {
  id: string;
  /** As menus name it: `ISO 9001:2015`, `HACCP Service`. */
  code: string;
  name: string;
  address: string;
  family: string;
  /** What is drawn large: `9001`; nothing where letters would be an official mark. */
  numeral: string | undefined;
  /** What it leads to; a `working-system` is a service, which no step but the first speaks of. */
  kind: Outcome['kind'];
};

type Service = { id: string; name: string; family: string; outcome: Pick<Outcome, 'kind'> };

/** The services as content has them. */
export type Services = {
  standards: readonly (Service & { code: string })[];
  certifications: readonly (Service & { numeral?: string | undefined })[];
  services: readonly { page: string; title: string; family: string }[];
  pages: readonly { id: string; address: string }[];
};

const servicesPage = 'management-services';

/** The service pages as the tools speak of them: standards by number, then schemes, then the management services as one. */
export const toolPages = ({ standards, certifications, services, pages }: Services): ToolPage[] =>
  [
    ...standards.map(({ id, code, name, family, outcome: { kind } }) => ({
      ...{ id, code, name, family, kind },
      numeral: numeralOf(code),
    })),
    ...certifications.map(({ id, name, family, numeral, outcome: { kind } }) => ({
      ...{ id, code: name, name, family, numeral, kind },
    })),
    ...services
      .filter(({ page }) => page === servicesPage)
      .map(({ page: id, title: name, family }) => ({
        ...{ id, code: name, name, family, numeral: undefined, kind: 'working-system' as const },
      })),
  ].map((one) => ({ ...one, address: pages.find(({ id }) => id === one.id)?.address ?? '' }));
