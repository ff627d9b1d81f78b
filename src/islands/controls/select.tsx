import { useId } from 'react';

export type SelectProps<Id extends string> = {
  label: string;
  /** Empty where nothing is chosen. */
  value: Id | '';
  options: readonly { id: Id; label: string }[];
  /** Stands in the list while nothing is chosen. */
  choose: string;
  /** Below the control. */
  hint?: string | undefined;
  onChoose: (id: Id | undefined) => void;
};

/** One of a list that would be long as cells. */
export const Select = <Id extends string>({
  label,
  value,
  options,
  choose,
  hint,
  onChoose,
}: SelectProps<Id>) => {
  const id = `plan${useId()}`;
  return (
    <div className="plan-field" data-width="wide">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        autoComplete="off"
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChoose(options.find((option) => option.id === target.value)?.id)}
      >
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && (
        <p className="plan-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
};
