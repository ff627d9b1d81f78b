import type { z } from 'zod';
import { numeralOf, plainOf } from '#src/content/designation.ts';
import type { certification, standard } from '#src/content/schemas/services.ts';

/** A service page as the tools speak of it. */
export type ToolPage = ReturnType<typeof toolPages>[number];

/** The services as content has them. */
export type Services = {
  standards: readonly (z.infer<typeof standard> & { id: string })[];
  certifications: readonly (z.infer<typeof certification> & { id: string })[];
  services: readonly { page: string; title: string; family: string }[];
  pages: readonly { id: string; address: string }[];
};

/** The service pages as the tools speak of them: standards by number, then schemes, then the management services as one. */
export const toolPages = ({ standards, certifications, services, pages }: Services) => {
  // A service, which no step but the first speaks of.
  const working = { numeral: undefined, outcome: { kind: 'working-system' } } as const;
  const all = [
    ...standards.map((page) => ({ ...page, numeral: numeralOf(page.code) })),
    ...certifications.map((page) => ({ ...page, code: page.name })),
    ...services
      .filter(({ page }) => page === 'management-services')
      .map(({ page: id, title: name, family }) => ({ ...working, id, code: name, name, family })),
  ];
  return all.map(({ id, code, name, family, numeral, outcome: { kind } }) => ({
    id,
    name,
    family,
    kind,
    address: pages.find((page) => page.id === id)?.address ?? '',
    /** As menus name it: `ISO 9001:2015`, `HACCP Service`. */
    code,
    /** Without its edition, and without what menus call it besides: `ISO 9001`, `HACCP`. */
    plain: plainOf(code),
    /** What is drawn large: `9001`; nothing where letters would be an official mark. */
    numeral,
  }));
};

/** The most pages that stand side by side in a comparison. */
export const mostCompared = 4;

type Board = {
  board: { groups: readonly { name: string; pages: readonly { page: string }[] }[] };
  /** By their pages, what they are about. */
  standards: Readonly<Record<string, { subject: string }>>;
};

/** The same as tiles to choose from, group by group: `9001`, `Quality`. */
export const groupsOf = ({ board, standards }: Board, pages: readonly ToolPage[]) =>
  board.groups.map(({ name, pages: group }) => ({
    name,
    choices: group.flatMap(({ page }) =>
      pages
        .filter(({ id }) => id === page)
        .map(({ id, code, family }) => ({
          id,
          label: numeralOf(code),
          text: standards[id]?.subject,
          family,
        })),
    ),
  }));
