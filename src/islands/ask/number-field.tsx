import { useState } from 'react';
import { Button } from '#src/components/button/button.tsx';

type NumberFieldProps = {
  unit: string;
  /** What stands in the field at first. */
  given: string;
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
export const NumberField = (props: NumberFieldProps) => {
  const { unit, given, onType, isSound, error, next, onNext, mode } = props;
  const [typed, setTyped] = useState(given);
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
          setTyped(target.value);
          onType(target.value);
        }}
        onBlur={() => setAsked(typed !== '')}
      />
      <span data-text="heading">{unit}</span>
      <Button>{next}</Button>
      <p id="ask-error" role="alert">
        {isWrong && <span data-text="name">{error}</span>}
      </p>
    </form>
  );
};
