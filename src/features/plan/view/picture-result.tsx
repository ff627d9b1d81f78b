import { memo } from 'react';
import type { Picture } from '../readiness/picture.ts';
import { ClauseColumns } from './drawings/clause-columns.tsx';
import type { IslandData } from './island-data.ts';
import { ResultTable } from './result-table.tsx';

/** Marks are counted in thousandths. */
const full = 1000;

/** The clauses of a standard as gauge columns. */
export const PictureColumns = memo(
  ({ picture, readiness }: { picture: Picture; readiness: IslandData['readiness'] }) => (
    <ClauseColumns
      columns={picture.columns.map(({ clause, mark, gates }) => ({
        clause,
        filled: mark === undefined ? undefined : mark / full,
        hasOpenGate: gates.some(({ isOpen }) => isOpen),
      }))}
      marks={readiness.bands.slice(1).map(({ from }) => from / full)}
    />
  ),
);

/** How ready one standard looks: its clauses as gauge columns, their table, and what the whole says. */
export const PictureResult = memo(({ picture, data }: { picture: Picture; data: IslandData }) => {
  const { readiness, tools, words } = data;
  const page = tools.pages.find(({ id }) => id === picture.page);
  return (
    <div className="plan-path" data-family={page?.family}>
      <h3>{page?.code}</h3>
      <PictureColumns picture={picture} readiness={readiness} />
      <p className="plan-says">
        <b>{picture.text}</b>
      </p>
      <details className="plan-more">
        <summary>{`${words.ready.caption}: ${page?.code}`}</summary>
        <ResultTable
          caption={`${words.ready.caption}: ${page?.code}`}
          columns={Object.values(words.ready.columns)}
          rows={picture.columns.map(({ clause, label }) => [clause, label])}
        />
      </details>
    </div>
  );
});
