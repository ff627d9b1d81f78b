import {
  type ArrayFieldItemTemplateProps,
  ariaDescribedByIds,
  errorId,
  type FieldErrorProps,
  type IconButtonProps,
  type WidgetProps,
} from '@rjsf/utils';

/** A text, with the number of its characters where it has a limit. It grows with what is written. */
export const TextField = ({
  id,
  value,
  schema,
  required,
  disabled,
  readonly,
  rawErrors,
  onChange,
}: WidgetProps) => {
  const text = typeof value === 'string' ? value : '';
  const { maxLength } = schema;
  return (
    <>
      <textarea
        id={id}
        name={id}
        rows={1}
        value={text}
        disabled={disabled}
        readOnly={readonly}
        aria-required={required}
        aria-invalid={rawErrors !== undefined && rawErrors.length > 0}
        aria-describedby={ariaDescribedByIds(id)}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      {maxLength !== undefined && (
        <span className="count" data-over={text.length > maxLength}>
          {text.length} of {maxLength}
        </span>
      )}
    </>
  );
};

/** Yes or no; what may only be yes is left out otherwise. */
export const Checkbox = ({ id, value, label, schema, onChange }: WidgetProps) => (
  <label className="check">
    <input
      type="checkbox"
      id={id}
      name={id}
      checked={value === true}
      aria-describedby={ariaDescribedByIds(id)}
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

const Control = ({ words, id, disabled, onClick }: IconButtonProps & { words: string }) => (
  <button type="button" className="small" id={id} disabled={disabled} onClick={onClick}>
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

/** An entry of a list, with what can be done to it. */
export const ListEntry = ({
  children,
  buttonsProps,
  hasToolbar,
  index,
  registry,
}: ArrayFieldItemTemplateProps) => {
  const { ArrayFieldItemButtonsTemplate: Buttons } = registry.templates;
  return (
    <div className="entry">
      {children}
      {hasToolbar && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend that is seen.
        <div className="entry-buttons" role="group" aria-label={`Entry ${index + 1}`}>
          <Buttons {...buttonsProps} />
        </div>
      )}
    </div>
  );
};
