import { useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import type { Choice } from '#src/islands/ask/choices.tsx';
import { type CertificateAnswers, dateOnIt } from '../answers.ts';
import type { CheckData } from '../from-content.ts';

type DateFieldsProps = {
  data: CheckData;
  answers: CertificateAnswers;
  /** What is said instead of days. */
  choices: readonly Choice[];
  /** What is typed so far. */
  onType: (change: CertificateAnswers) => void;
  onAnswer: (change: CertificateAnswers) => void;
};

const dates = ['issued', 'until'] as const;

/** The parts of a day as they are typed, each with its digits in `2025-03-05`. */
const parts = [
  { name: 'Day', length: 2, from: 8 },
  { name: 'Month', length: 2, from: 5 },
  { name: 'Year', length: 4, from: 0 },
] as const;

/** What is typed into the fields of each date: `5`, `3`, `2025` → `2025-03-05`, without the day `2025-03`; empty where nothing is. */
const typedIn = (form: HTMLFormElement) =>
  dates.map((name) => {
    const [day, month, year] = new FormData(form)
      .getAll(name)
      .map((part) => part && String(part).padStart(2, '0'));
    const typed = [year, month, ...(day ? [day] : [])].join('-').replace(/^-$/, '');
    return { name, typed, date: dateOnIt(typed) };
  });

const answerOf = ([issued, until]: ReturnType<typeof typedIn>): CertificateAnswers => ({
  issued: issued?.date,
  until: until?.date,
  dates: undefined,
});

/** The two dates of a certificate, typed as they stand there: day, month, year; one of them, or a month alone, if that is all. */
export const DateFields = ({ data, answers, choices, onType, onAnswer }: DateFieldsProps) => {
  const words = data.questions.dates;
  /** The dates that are none, once they have been sent. */
  const [wrong, setWrong] = useState<readonly string[]>([]);
  return (
    <form
      className="check-fields"
      noValidate
      onChange={(event) => {
        setWrong([]);
        onType(answerOf(typedIn(event.currentTarget)));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const all = typedIn(event.currentTarget);
        const given = all.filter(({ typed }) => typed !== '');
        const faulty = (given.length > 0 ? given : all).filter(({ date }) => !date);
        if (faulty.length > 0) setWrong(faulty.map(({ name }) => name));
        else onAnswer(answerOf(all));
      }}
    >
      {dates.map((date) => {
        const isWrong = wrong.includes(date);
        return (
          <fieldset key={date} aria-describedby={isWrong ? `${date}-error` : undefined}>
            <legend data-text="name">{words[date]}</legend>
            {parts.map(({ name, length, from }) => (
              <label key={name} data-text="small">
                <span>{name}</span>
                <input
                  className="ask-field"
                  name={date}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={length}
                  defaultValue={answers[date]?.slice(from, from + length).replace(/^0/, '')}
                  aria-invalid={isWrong || undefined}
                  data-text="heading"
                />
              </label>
            ))}
            {isWrong && (
              <p id={`${date}-error`} role="alert" data-text="name">
                {words.error}
              </p>
            )}
          </fieldset>
        );
      })}
      <p className="tool-acts">
        <Button>{data.asking.steps.next}</Button>
        {choices.map(({ id, label }) => (
          <Button
            key={id}
            variant="line"
            onPress={() => onAnswer({ issued: undefined, until: undefined, dates: id })}
          >
            {label}
          </Button>
        ))}
      </p>
    </form>
  );
};
