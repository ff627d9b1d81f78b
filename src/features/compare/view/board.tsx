import { Button } from '#src/components/button/button.tsx';
import { fill } from '#src/content/fill.ts';
import { GroupedChoices } from '#src/islands/ask/choices.tsx';
import { ResultBar } from '#src/islands/ask/result-bar.tsx';
import { linkTo } from '#src/islands/link/read-link.ts';
import { mostCompared } from '#src/islands/tool-pages.ts';
import { answerOf, columnsOf } from '../answer.ts';
import { type Choice, linkParts } from '../choice.ts';
import type { CompareData } from '../from-content.ts';
import { MadeComparisons } from './made-comparisons.tsx';

type BoardProps = {
  data: CompareData;
  choice: Choice;
  /** What is wrong with the last press, or with the link that led here. */
  notice: string | undefined;
  onPress: (page: string) => void;
  onClear: () => void;
};

/** All that can be compared, to choose from; above it what is chosen, and what it comes to from the second on. */
export const Board = ({ data, choice, notice, onPress, onClear }: BoardProps) => {
  const { headline, tagline, board } = data;
  const { pages, firm } = choice;
  const chosen = columnsOf(pages, data);
  const answer = chosen.length > 1 ? answerOf(pages, data) : undefined;
  const { answers } = linkParts(choice);
  // The pages of comparisons are made for a sample firm.
  const page = firm.people ? undefined : answer?.made?.address;
  const open = answer && { label: board.see, href: page ?? linkTo('', answers) };
  const [first] = chosen;
  const count = fill(data.asking.steps.of, { n: chosen.length, m: mostCompared });
  const said = answer?.headline ?? (first ? fill(board.second, { name: first.name }) : tagline);
  return (
    <>
      <header className="tool-opening tool-halves compare-opening" data-ground="ink">
        <div>
          <h1 data-text="title" data-arrival tabIndex={-1}>
            {headline}
          </h1>
          <p className="compare-live" role="status" data-text="lead" data-needs-script>
            <span>{notice ?? said}</span>
          </p>
          <p className="tool-acts" data-needs-script>
            <Button
              variant={open ? 'accent' : 'line'}
              {...(open ? { href: open.href } : { isDisabled: true })}
            >
              {board.see}
            </Button>
          </p>
        </div>
        <div data-needs-script>
          <ol className="compare-tray">
            {chosen.map(({ id, name, sign, plot }) => (
              <li key={id}>
                <button type="button" aria-label={fill(board.off, { name })} onClick={() => onPress(id)}>
                  <img src={plot} width="260" height="200" alt="" />
                  <span data-text="heading">{sign}</span>
                </button>
              </li>
            ))}
            {Array.from({ length: mostCompared - chosen.length }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty place holds no state
              <li key={place} data-empty aria-hidden="true">
                <img src={data.emptyPlot} width="260" height="200" alt="" />
                <span data-text="heading">{chosen.length + place + 1}</span>
              </li>
            ))}
          </ol>
          <p className="compare-count">
            <span data-text="label">
              {board.chosen} {count}
            </span>
            {first && (
              <button type="button" className="tool-link" onClick={onClear}>
                {board.clear}
              </button>
            )}
          </p>
        </div>
      </header>
      <p className="tool-notice" data-island-missing hidden>
        {board.notLoaded}
      </p>
      <fieldset id="choose" className="tool-section compare-board" data-needs-script>
        <legend data-visually-hidden>{board.label}</legend>
        <GroupedChoices groups={data.groups} chosen={pages} onChoose={onPress} />
      </fieldset>
      <section className="tool-halves" data-ground="mist" id="pairs" aria-labelledby="pairs-heading">
        <h2 id="pairs-heading" data-text="heading">
          {data.asked}
        </h2>
        <MadeComparisons made={data.made} />
      </section>
      {first && (
        <ResultBar
          label={`${count}: ${chosen.map(({ sign }) => sign).join(' + ')}`}
          value={notice ?? answer?.headline ?? board.choosing}
          open={open}
        />
      )}
    </>
  );
};
