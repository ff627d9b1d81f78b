import { Icon } from '#src/components/icon/icon.tsx';
import { editionMark } from '#src/content/designation.ts';
import type { Edition } from '#src/features/editions/schema.ts';

/** The year of an edition and that of the next, large, for the eye alone: the text below names both. */
export const yearsOf = ({ named, successor }: Edition) =>
  editionMark(successor) && (
    <p data-row data-screen-only aria-hidden="true">
      <span data-text="figure">{editionMark(named)}</span>
      <Icon name="arrow-right" size="large" />
      <span data-text="numeral">{editionMark(successor)}</span>
    </p>
  );
