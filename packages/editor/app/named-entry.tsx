import {
  ADDITIONAL_PROPERTY_FLAG,
  buttonId,
  type TitleFieldProps,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { inWords } from '../field-words.ts';
import { isUnnamed, unnamedMessage } from '../unnamed.ts';

/** The name of a part of the form, in words where it is an id. */
export const Title = ({ id, title }: TitleFieldProps) => (
  <legend id={id}>{isUnnamed(title) ? 'New entry' : /^[a-z]/.test(title) ? inWords(title) : title}</legend>
);

/** A field; of those that a person adds, the id is asked for once, and shown no more. */
export const NamedEntry = (props: WrapIfAdditionalTemplateProps) => {
  const { id, classNames = '', label, schema, registry, children, onKeyRenameBlur, onRemoveProperty } = props;
  const { RemoveButton } = registry.templates.ButtonTemplates;
  if (!(ADDITIONAL_PROPERTY_FLAG in schema))
    return <div className={`form-group ${classNames}`}>{children}</div>;
  return (
    <div className={`form-group ${classNames}`}>
      {isUnnamed(label) && (
        <>
          <label htmlFor={`${id}-key`}>A word for it, in small letters: visitors do not see it</label>
          <input
            id={`${id}-key`}
            aria-required
            aria-invalid
            aria-describedby={`${id}-key__error`}
            onBlur={(event) => event.target.value.trim() !== '' && onKeyRenameBlur(event)}
          />
          <p className="errors" id={`${id}-key__error`}>
            {unnamedMessage}
          </p>
        </>
      )}
      {children}
      <RemoveButton
        id={buttonId(id, 'remove')}
        className="small"
        onClick={onRemoveProperty}
        registry={registry}
      />
    </div>
  );
};
