import { type ReactNode, useId, useState } from 'react';

export type FieldProps = {
  label: string;
  type: 'text' | 'date' | 'month';
  /** What counts now, as the control writes it; empty for none. */
  value: string;
  /** A value that can be used was typed; undefined for an empty field. */
  onValue: (value: string | undefined) => void;
  /** What was typed as the value it stands for; undefined where it cannot be used. */
  parse: (typed: string) => string | undefined;
  /** Said at the field once it is left with a value that cannot be used. */
  error: string;
  min?: string | undefined;
  max?: string | undefined;
  inputMode?: 'numeric' | 'decimal' | undefined;
  /** On a line of its own. */
  width?: 'wide' | undefined;
  maxLength?: number | undefined;
  children?: ReactNode;
};

/**
 * A field for one value. What cannot be used stays in the field and changes nothing; once the field is left, the error
 * stands below it.
 */
export const Field = ({
  label,
  type,
  value,
  onValue,
  parse,
  error,
  min,
  max,
  inputMode,
  width,
  maxLength,
  children,
}: FieldProps) => {
  const id = `plan${useId()}`;
  const [draft, setDraft] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const change = (typed: string) => {
    const parsed = parse(typed.trim());
    const isUsable = typed === '' || parsed !== undefined;
    // A value that counts comes back from the plan; one that does not is kept here.
    setDraft(isUsable ? undefined : typed);
    setLeft(false);
    if (isUsable) onValue(parsed);
  };
  const isWrong = draft !== undefined && isLeft;
  return (
    <div className="plan-field" data-width={width}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={draft ?? value}
        min={min}
        max={max}
        inputMode={inputMode}
        maxLength={maxLength}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setLeft(true)}
      />
      {children}
      <p className="plan-error" id={`${id}-error`} role="alert">
        {isWrong && error}
      </p>
    </div>
  );
};
