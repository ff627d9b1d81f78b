import { useCallback, useEffect, useState } from 'react';
import { fill } from '#src/content/fill.ts';
import { dayOf } from '#src/features/editions/days-left.ts';
import { Status } from '#src/islands/controls/status.tsx';
import { readLink } from '#src/islands/link/read-link.ts';
import type { IslandProps } from '#src/islands/mount.tsx';
import { ToolSection } from '#src/islands/tool-section.tsx';
import { holdsAnswers, useFragment } from '#src/islands/use-fragment.ts';
import { type Choice, choiceOf, choose, chosenPages, noChoice, writeChoice } from '../choice.ts';
import { Chooser } from './chooser.tsx';
import { codesOf } from './codes.ts';
import type { CompareData } from './compare-data.ts';
import { Compared } from './compared.tsx';
import { Complete } from './complete.tsx';

type State = {
  choice: Choice;
  /** What is wrong with the link that led here, or with the last choice. */
  notice: string | undefined;
};

const nothing: State = { choice: noChoice, notice: undefined };

/** Two to four standards of the visitor's choice, and below them what the choice comes to. */
export const CompareStandards = ({ data, signal, onReady }: IslandProps<CompareData>) => {
  const words = data.compare.choose;
  const [{ choice, notice }, setState] = useState<State>(nothing);
  const [today, setToday] = useState<string>();
  const follow = useCallback(
    (text: string) => {
      setToday(dayOf(new Date()));
      if (!holdsAnswers(text)) return;
      const ids = data.pages.map(({ id }) => id);
      const read = readLink(text, data.words, noChoice, (fields) => choiceOf(fields, ids));
      setState({ choice: read.answers, notice: read.complaint });
    },
    [data],
  );
  useFragment(today && (writeChoice(choice) ?? ''), follow, signal);
  const isRunning = today !== undefined;
  useEffect(() => {
    if (isRunning) onReady?.();
  }, [isRunning, onReady]);
  // From the state before: what was chosen in several lists ahead of the script comes at once.
  const put = (slot: number, page: string | undefined) =>
    setState((before) => {
      const changed = choose(before.choice, slot, page);
      if (changed) return { choice: changed, notice: undefined };
      return { ...before, notice: fill(words.twice, { name: codesOf(page ? [page] : [], data) }) };
    });
  const pages = chosenPages(choice);
  const isComparing = pages.length > 1;
  return (
    <ToolSection
      id="choose"
      number={data.pages.length}
      heading={words.heading}
      note={words.note}
      notLoaded={words.notLoaded}
      form={
        <Chooser
          data={data}
          choice={choice}
          notice={notice}
          onChoose={put}
          onClear={() => setState(nothing)}
        />
      }
    >
      <div className="plan-compared" data-state={isComparing ? 'compared' : undefined}>
        {isComparing && (
          <Compared
            data={data}
            pages={pages}
            today={today}
            onlyDifferences={choice.onlyDifferences}
            onOnlyDifferences={(onlyDifferences) =>
              setState({ choice: { ...choice, onlyDifferences }, notice: undefined })
            }
          />
        )}
        {pages.length === 1 && <p className="plan-next-choice">{words.second}</p>}
        <Complete data={data} pages={pages} />
      </div>
      <Status
        text={isComparing ? fill(words.status, { names: codesOf(pages, data) }) : ''}
        isRunning={isRunning}
      />
    </ToolSection>
  );
};
