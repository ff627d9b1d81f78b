import { ActionButton } from '#src/islands/take/action-button.tsx';
import { ShareButton } from '#src/islands/take/share-button.tsx';
import { linkTo } from '#src/islands/use-address.ts';
import { answerOf } from '../answer.ts';
import { linkParts } from '../choice.ts';
import { columnsOf, namesOf } from './columns-of.ts';
import { Result, type ResultProps } from './result.tsx';

/** The answer in the place of the board: the objects on their plots, its sentence, and the comparison below it. */
export const SideBySide = ({ data, pages, today }: ResultProps) => {
  const columns = columnsOf(pages, data);
  const { headline, lead } = answerOf(pages, data);
  const names = namesOf(columns);
  const board = linkParts({ pages, isBoard: true });
  return (
    <>
      <header className="tool-opening tool-halves compare-opening" data-ground="ink">
        <div>
          <p data-text="eyebrow">{names}</p>
          <h1 data-text="title" data-arrival tabIndex={-1}>
            {headline}
          </h1>
          <p data-text="lead">{lead}</p>
          <p className="tool-acts" data-screen-only>
            <ActionButton href={linkTo(board.screen, board.answers)}>{data.words.result.change}</ActionButton>
            <ShareButton
              words={data.asking.take}
              what={() => ({ title: names, text: headline, url: location.href })}
            />
          </p>
        </div>
        <ul className="compare-tray" data-screen-only>
          {columns.map(({ id, plot, sign, subject }) => (
            <li key={id}>
              <img src={plot} width="260" height="200" alt="" />
              <span data-text="heading">{sign}</span>
              <span data-text="small">{subject}</span>
            </li>
          ))}
        </ul>
      </header>
      <Result data={data} pages={pages} today={today} />
    </>
  );
};
