import { fill } from '#src/content/fill.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import { Choices } from '#src/islands/ask/choices.tsx';
import { Month } from '#src/islands/ask/month.tsx';
import { NumberField } from '#src/islands/ask/number-field.tsx';
import { ActionButton } from '#src/islands/take/action-button.tsx';
import { givenTo } from '../answers/asks.ts';
import { choicesOf } from '../answers/choices.ts';
import type { AskProps } from './asked.tsx';
import { isOfSeveral, isTyped } from './press.ts';

/** The place to answer a question in. */
export const AnswerField = ({ data, state, result: { today }, at, dispatch }: AskProps) => {
  const { words, asking, auditTime } = data;
  const { answers, errors } = words;
  const answer = (given: string) => dispatch({ given });
  const next = () => dispatch('next');
  const { plan, typed } = state;
  const chosen = givenTo(plan, at);
  if (isTyped(at)) {
    const { people } = plan;
    const band = people && auditTime.bands.find(({ upTo }) => people <= upTo);
    return (
      <>
        <NumberField
          key={at}
          unit={answers.units[at]}
          typed={typed[at] ?? chosen[0] ?? ''}
          onType={answer}
          isSound={chosen.length > 0}
          error={errors[at]}
          next={asking.steps.next}
          onNext={next}
          mode={at === 'days' ? 'decimal' : 'numeric'}
        />
        {at === 'people' && (
          <p className="plan-more" data-text="small">
            {band
              ? fill(answers.band, { from: grouped(band.from), upTo: grouped(band.upTo) })
              : answers.bands}
          </p>
        )}
      </>
    );
  }
  if (at === 'month' || at === 'end') {
    const year = Number(today.slice(0, 4));
    return (
      <>
        <Month
          key={at}
          words={asking.months}
          years={[year, year + 1, year + 2, ...(at === 'end' ? [year + 3] : [])]}
          year={year + 1}
          first={today.slice(0, 7)}
          chosen={chosen[0] === 'open' ? undefined : chosen[0]?.slice(0, 7)}
          onChoose={answer}
        />
        {at === 'month' && (
          <Choices
            look="rows"
            choices={[{ id: 'open', label: answers.noMonth }]}
            chosen={chosen}
            onChoose={answer}
          />
        )}
      </>
    );
  }
  const isSeveral = isOfSeveral(at, state.isSeveral);
  return (
    <>
      <Choices
        look={at === 'std' ? 'numbers' : at === 'trade' ? 'pictures' : 'rows'}
        choices={choicesOf(at, data, today)}
        chosen={chosen}
        onChoose={answer}
      />
      {at === 'std' && !isSeveral && (
        <p className="plan-more" data-text="name">
          <button type="button" className="tool-link" onClick={() => dispatch('several')}>
            {answers.several}
          </button>
        </p>
      )}
      {isSeveral && (
        <p className="plan-more" data-text="name">
          <ActionButton look="fill" onPress={next} isDisabled={chosen.length === 0}>
            {asking.steps.next}
          </ActionButton>
        </p>
      )}
      {at === 'std' && (
        <details className="tool-fold">
          <summary data-text="name">{answers.other}</summary>
          <p>{answers.otherText}</p>
        </details>
      )}
    </>
  );
};
