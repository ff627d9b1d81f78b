import { useState } from 'react';

export type NumberFieldProps = {
  unit: string;
  /** What stands in the field, as it was typed; it may be no number. */
  typed: string;
  onType: (typed: string) => void;
  /** Whether what is typed can be used. */
  isSound: boolean;
  error: string;
  next: string;
  onNext: () => void;
  /** Decimals as well. */
  mode: 'numeric' | 'decimal';
};

/** A number in the largest type of the screen, named by its question. What is typed stays in the field; what cannot be used is said below it. */
export const NumberField = ({
  unit,
  typed,
  onType,
  isSound,
  error,
  next,
  onNext,
  mode,
}: NumberFieldProps) => {
  const [isAsked, setAsked] = useState(false);
  const isWrong = !isSound && (isAsked || typed.length > 6);
  return (
    <form
      className="ask-number"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isSound) onNext();
      }}
    >
      <input
        className="ask-field"
        type="text"
        inputMode={mode}
        autoComplete="off"
        maxLength={12}
        value={typed}
        aria-labelledby="ask-question"
        aria-invalid={isWrong || undefined}
        aria-describedby="ask-error"
        data-text="numeral"
        onChange={({ target }) => {
          setAsked(false);
          onType(target.value);
        }}
        onBlur={() => setAsked(typed !== '')}
      />
      <span data-text="heading">{unit}</span>
      <button type="submit" className="take-button" data-fill data-text="name">
        {next}
      </button>
      <p id="ask-error" role="alert">
        {isWrong && <span data-text="name">{error}</span>}
      </p>
    </form>
  );
};
