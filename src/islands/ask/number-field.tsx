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
};

/** A number, named by its question. What is typed stays in the field; what cannot be used is said below it. */
export const NumberField = (props: NumberFieldProps) => {
  const { unit, given, onType, isSound, error, next, onNext } = props;
  /** Whether it has been sent, or left with something in it. */
  const [isSent, setSent] = useState(false);
  const isWrong = !isSound && isSent;
  return (
    <form
      className="ask-number"
      data-row
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (isSound) onNext();
      }}
    >
      <input
        className="ask-field"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={given}
        aria-labelledby="ask-question"
        aria-invalid={isWrong || undefined}
        aria-describedby="ask-error"
        data-text="statement"
        onChange={({ target }) => {
          setSent(false);
          onType(target.value);
        }}
        onBlur={({ target }) => setSent(target.value !== '')}
      />
      <span data-text="heading">{unit}</span>
      <Button>{next}</Button>
      <p id="ask-error" role="alert">
        {isWrong && <span data-text="name">{error}</span>}
      </p>
    </form>
  );
};
