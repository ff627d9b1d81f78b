import { useState } from 'react';
import { day as parseDay } from '#src/islands/link/fields.ts';
import { ActionButton } from '#src/islands/take/action-button.tsx';
import type { CertificateAnswers } from '../answers.ts';
import type { CheckData } from '../from-content.ts';

export type DateFieldsProps = {
  data: CheckData;
  answers: CertificateAnswers;
  onAnswer: (change: CertificateAnswers) => void;
};

/** Day, month and year as they were typed. */
type Typed = readonly string[];
const parts = [
  { name: 'Day', length: 2 },
  { name: 'Month', length: 2 },
  { name: 'Year', length: 4 },
] as const;

const typedOf = (day: string | undefined): Typed => {
  const [year = '', month = '', date = ''] = day?.split('-') ?? [];
  return [date.replace(/^0/, ''), month.replace(/^0/, ''), year];
};

/** `5`, `3`, `2025` → `2025-03-05`; undefined where that is no day. */
const dayFrom = ([date = '', month = '', year]: Typed) =>
  parseDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);

/** The two dates of a certificate, typed as they stand there: day, month, year. What is no day counts as not answered. */
export const DateFields = ({ data, answers, onAnswer }: DateFieldsProps) => {
  const words = data.questions.dates;
  const [typed, setTyped] = useState({ issued: typedOf(answers.issued), until: typedOf(answers.until) });
  const [isAsked, setAsked] = useState(false);
  return (
    <form
      className="check-dates"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        const [issued, until] = [dayFrom(typed.issued), dayFrom(typed.until)];
        if (issued && until) onAnswer({ issued, until, dates: undefined });
      }}
    >
      {(['issued', 'until'] as const).map((one) => {
        const isWrong = isAsked && !dayFrom(typed[one]);
        return (
          <fieldset key={one} aria-describedby={isWrong ? `${one}-error` : undefined}>
            <legend data-text="name">{words[one]}</legend>
            {parts.map(({ name, length }, index) => (
              <label key={name} data-text="small">
                <span>{name}</span>
                <input
                  className="ask-field"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={length}
                  value={typed[one][index]}
                  aria-invalid={isWrong || undefined}
                  data-text="heading"
                  onChange={({ target: { value } }) => {
                    setTyped({ ...typed, [one]: typed[one].with(index, value) });
                  }}
                />
              </label>
            ))}
            {isWrong && (
              <p id={`${one}-error`} role="alert" data-text="name">
                {words.error}
              </p>
            )}
          </fieldset>
        );
      })}
      <p className="tool-acts">
        <button type="submit" className="take-button" data-fill data-text="name">
          {data.asking.steps.next}
        </button>
        <ActionButton onPress={() => onAnswer({ issued: undefined, until: undefined, dates: 'unknown' })}>
          {words.cannot}
        </ActionButton>
      </p>
    </form>
  );
};
