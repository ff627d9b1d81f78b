import {
  ariaDescribedByIds,
  errorId,
  type FieldErrorProps,
  type IconButtonProps,
  type WidgetProps,
} from '@rjsf/utils';
import { type FormFacts, factsOf, markId } from './field.tsx';
import { readingOf } from './reading.ts';

/** A text with tokens as visitors will read it; what is filled in is marked. */
const Reading = ({ text, tokens }: { text: string; tokens: FormFacts['tokens'] }) => {
  const pieces = readingOf(text, tokens);
  if (!pieces.some(({ token }) => token)) return null;
  return (
    <p className="reading">
      <span className="soft">Visitors read: </span>
      {pieces.map(({ words, token }, index) =>
        token ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words can stand there twice.
          <mark key={index} title={token}>
            {words}
          </mark>
        ) : (
          words
        ),
      )}
    </p>
  );
};

/** A text, with the number of its characters where it has a limit. It grows with what is written. */
export const TextField = ({
  id,
  value,
  schema,
  required,
  disabled,
  readonly,
  rawErrors,
  registry,
  onChange,
}: WidgetProps) => {
  // A number comes and goes as it is written; the form library reads it.
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const { maxLength } = schema;
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return (
    <>
      <textarea
        id={id}
        name={id}
        rows={1}
        inputMode={schema.type === 'integer' ? 'numeric' : isNumber ? 'decimal' : undefined}
        value={text}
        disabled={disabled}
        readOnly={readonly}
        aria-required={required}
        aria-invalid={rawErrors !== undefined && rawErrors.length > 0}
        aria-describedby={`${ariaDescribedByIds(id)} ${markId(id)}`}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      <Reading text={text} tokens={factsOf(registry).tokens} />
      {maxLength !== undefined && (
        <span className="count" data-over={text.length > maxLength}>
          {text.length} <span className="unseen">characters</span> of {maxLength}
        </span>
      )}
    </>
  );
};

const today = () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** A day, by the browser's calendar; that something was checked, with one press where it is today. */
export const Day = ({ id, value, required, disabled, readonly, rawErrors, onChange }: WidgetProps) => (
  <div className="day">
    <input
      type="date"
      id={id}
      name={id}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      readOnly={readonly}
      required={required}
      aria-invalid={rawErrors !== undefined && rawErrors.length > 0}
      aria-describedby={`${ariaDescribedByIds(id)} ${markId(id)}`}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
    {id.endsWith('_checkedOn') && (
      <button type="button" className="small" onClick={() => onChange(today())}>
        Today
      </button>
    )}
  </div>
);

/** Yes or no; what may only be yes is left out otherwise. */
export const Checkbox = ({ id, value, label, schema, onChange }: WidgetProps) => (
  <label className="check">
    <input
      type="checkbox"
      id={id}
      name={id}
      checked={value === true}
      aria-describedby={`${ariaDescribedByIds(id)} ${markId(id)}`}
      onChange={({ target }) => onChange(target.checked || (schema.const === true ? undefined : false))}
    />
    {label}
  </label>
);

export const FieldErrors = ({ errors = [], fieldPathId }: FieldErrorProps) =>
  errors.length === 0 ? null : (
    <ul className="errors" id={errorId(fieldPathId)}>
      {errors.map((error, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence can stand there twice.
        <li key={index}>{error}</li>
      ))}
    </ul>
  );

const Control = ({ words, id, className, disabled, onClick }: IconButtonProps & { words: string }) => (
  <button type="button" className={`small ${className ?? ''}`} id={id} disabled={disabled} onClick={onClick}>
    {words}
  </button>
);

export const buttons = {
  AddButton: (props: IconButtonProps) => <Control {...props} words="Add" />,
  CopyButton: (props: IconButtonProps) => <Control {...props} words="Copy" />,
  MoveUpButton: (props: IconButtonProps) => <Control {...props} words="Up" />,
  MoveDownButton: (props: IconButtonProps) => <Control {...props} words="Down" />,
  RemoveButton: (props: IconButtonProps) => <Control {...props} words="Remove" />,
  ClearButton: (props: IconButtonProps) => <Control {...props} words="Empty" />,
};
