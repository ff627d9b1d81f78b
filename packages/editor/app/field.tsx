import { ADDITIONAL_PROPERTY_FLAG, type FieldTemplateProps, getTemplate, getUiOptions } from '@rjsf/utils';
import { mostInWords } from '../field-words.ts';
import type { Place } from '../site.ts';

/** What the form tells its fields. */
export type FormFacts = {
  /** Why a value may not be published yet, by the id of its field. */
  marks: ReadonlyMap<string, string>;
  /** The pages that a field can name. */
  places: readonly Place[];
  /** What each token in braces stands for. */
  tokens: Readonly<Record<string, string>>;
};

/** The facts of the form that a field stands in. */
export const factsOf = ({ formContext }: { formContext: Partial<FormFacts> }): FormFacts => ({
  marks: new Map(),
  places: [],
  tokens: {},
  ...formContext,
});

export const markId = (id: string) => `${id}__mark`;

/** A field with its label, mark, hint and what is wrong with it. What the editor sets by itself is not shown. */
export const Field = (props: FieldTemplateProps<unknown>) => {
  const { id, label, required, displayLabel, description, children, errors, schema, registry, uiSchema } =
    props;
  const { formData: value } = props;
  if (schema.readOnly) return null;
  const Wrap = getTemplate('WrapIfAdditionalTemplate', registry, getUiOptions(uiSchema));
  const mark = factsOf(registry).marks.get(id);
  // A part of the form that a person has added has its name on the rule, as all parts have.
  const isPart = ADDITIONAL_PROPERTY_FLAG in schema && schema.type === 'object';
  const isCheck = schema.type === 'boolean' || schema.const === true;
  const isFull = Array.isArray(value) && schema.maxItems !== undefined && value.length >= schema.maxItems;
  return (
    <Wrap {...props}>
      {displayLabel && !isCheck && !isPart && (
        <label htmlFor={id}>
          {label}
          {!required && <span className="optional"> (may be empty)</span>}
        </label>
      )}
      {mark && (
        <span className="mark" id={markId(id)}>
          {mark}
        </span>
      )}
      {displayLabel && description}
      {children}
      {isFull && <p className="soft">{mostInWords(schema)}</p>}
      {errors}
    </Wrap>
  );
};
