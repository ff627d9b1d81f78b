import { numeralOf } from '#src/content/designation.ts';
import { isPreparation } from '#src/content/preparation.ts';
import { registerData } from '#src/features/editions/register-data.ts';
import type { Edition } from '#src/features/editions/schema.ts';
import type { PlanRules } from '#src/features/plan/rules-schema.ts';
import type { AskingWords } from '#src/islands/asking-schema.ts';
import { groupsOf, type Services, toolPages } from '#src/islands/tool-pages.ts';
import type { Compare, Comparison } from './schema.ts';

type Source = Services & {
  compare: Compare;
  comparisons: readonly (Comparison & { id: string })[];
  editions: readonly Edition[];
  auditTime: PlanRules['auditTime'];
  asking: AskingWords;
};

const mark = 'ce-marking';

/**
 * All that comparisons show, made at build out of the checked content.
 * @param pictureOf the address of a drawing by its name
 */
export const compareData = (content: Source, pictureOf: (name: string) => string) => {
  const { standards, product, table, pairs, ...words } = content.compare;
  const { statements: _rules, ...auditTime } = content.auditTime;
  const pages = toolPages(content);
  const described = [...content.standards, ...content.certifications];
  const columnOf = (id: string) => {
    const shown = pages.find((page) => page.id === id);
    const service = described.find((page) => page.id === id);
    const standing = standards[id];
    if (!shown || !service || !standing) return [];
    const { subject, clauses, ...answers } = standing;
    const prepared = service.facts.find(isPreparation);
    if (!prepared) throw new Error(`${id}: no fact says how long it takes, which comparisons show.`);
    return [
      {
        id,
        subject,
        family: shown.family,
        address: shown.address,
        /** What stands large: `9001`. */
        sign: numeralOf(shown.code),
        name: shown.plain,
        /** Its drawing on a plot of the tray. */
        plot: pictureOf(`${id}-plot`),
        /** In words. The edition is that of what the register has no row of. */
        answers: {
          ...answers,
          edition: answers.edition ?? '',
          preparation: prepared.value.replace(/\.?$/, '.'),
          product: answers.product ?? (id === mark ? product.mark : product.never),
        },
        /** What clauses 4 to 10 ask for, where it has the shared ones. */
        clauses,
      },
    ];
  };
  const groups = groupsOf(content.compare, pages).map(({ name, choices }) => ({
    name,
    choices: choices.map((choice) => {
      const { drawing } = described.find(({ id }) => id === choice.id) ?? {};
      return { ...choice, picture: drawing && pictureOf(`${drawing}-object`) };
    }),
  }));
  const columns = groups.flatMap(({ choices }) => choices.flatMap(({ id }) => columnOf(id)));
  /** First those whose pages stand first on the board. */
  const placeOf = ({ pages: compared }: Comparison) =>
    compared.reduce((sum, { page }) => sum + columns.findIndex(({ id }) => id === page), 0);
  return {
    ...words,
    /** What days are calculated with. */
    auditTime,
    asked: pairs.heading,
    groups,
    columns,
    made: content.comparisons
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(({ title, description, changed, image, ...made }) => ({
        ...made,
        pages: made.pages.map(({ page }) => page),
      })),
    register: registerData(content.editions),
    plan: content.pages.find(({ id }) => id === 'plan')?.address ?? '',
    emptyPlot: pictureOf('empty-plot'),
    asking: content.asking,
  };
};

export type CompareData = ReturnType<typeof compareData>;
/** A comparison with a page of its own. */
export type MadeComparison = CompareData['made'][number];
