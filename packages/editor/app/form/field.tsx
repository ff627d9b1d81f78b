import { memo, type ReactNode, useRef, useState } from 'react';
import { fieldIn, inWords, valueAt } from '../../field-words.ts';
import { type FieldSchema, optionsOf } from '../../form-schema.ts';
import { Checkbox, Choice, Clock, EntryChoice, PageChoice } from './choices.tsx';
import { DrawnChoice } from './drawn-choice.tsx';
import { useFacts } from './facts.ts';
import { List } from './list.tsx';
import { PictureField } from './picture.tsx';
import { type ControlProps, TextControl } from './text.tsx';

export type FieldProps = {
  schema: FieldSchema;
  field: string;
  value: unknown;
  isRequired?: boolean;
  /** Of an entry of a list, which has its name above it. */
  isBare?: boolean;
  onLines?: (lines: readonly string[]) => void;
};

/** In a form, nobody writes quotes. */
const inTheForm = (message: string) =>
  message
    .replaceAll(/,? (?:in|without) quotes(?: and without a unit)?/g, '')
    .replaceAll(/'(\d[\d:-]*)'/g, '$1');

/** What a person is told of a field: its mark, hint, and what is wrong with it. */
const Told = ({
  field,
  schema,
  errors,
}: {
  field: string;
  schema: FieldSchema;
  errors: readonly string[];
}) => {
  const mark = useFacts().marks.get(field);
  return (
    <>
      {mark && (
        <span className="mark" id={`${field}~mark`}>
          {mark}
        </span>
      )}
      {schema.description && (
        <p className="soft" id={`${field}~hint`}>
          {schema.description}
        </p>
      )}
      {errors.length > 0 && (
        <ul className="errors" id={`${field}~errors`}>
          {errors.map((error) => (
            <li key={error}>{inTheForm(error)}</li>
          ))}
        </ul>
      )}
    </>
  );
};

const controlOf = (
  { format = '', type, enum: names, const: bound }: FieldSchema,
  drawn: readonly string[],
) => {
  if (type === 'boolean' || bound === true) return Checkbox;
  if (drawn.includes(format)) return DrawnChoice;
  if (names) return Choice;
  switch (format) {
    case 'page':
      return PageChoice;
    case 'entry':
      return EntryChoice;
    case 'picture':
      return PictureField;
    case 'date':
    case 'time':
      return Clock;
    default:
      return TextControl;
  }
};

/** A field of one value. What is missing is told once somebody has been there, or has tried to save. */
const Single = ({ schema, field, value, isRequired = false, isBare = false, onLines }: FieldProps) => {
  const { problems, isInsisting, overview } = useFacts();
  const [isTouched, setTouched] = useState(value !== undefined);
  const errors = isTouched || isInsisting ? (problems.get(field) ?? []) : [];
  const Control = controlOf(schema, overview.drawn);
  const props: ControlProps = { schema, field, value, isRequired, isWrong: errors.length > 0, onLines };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that somebody has been here.
    <div className="field" onBlur={() => setTouched(true)}>
      {Control !== Checkbox && (
        <label htmlFor={field} className={isBare ? 'unseen' : undefined}>
          {schema.title}
          {!isRequired && <span className="soft"> (may be empty)</span>}
        </label>
      )}
      <Told field={field} schema={schema} errors={errors} />
      <Control {...props} />
    </div>
  );
};

type PartProps = { field: string; schema: FieldSchema; isBare: boolean; children: ReactNode };

/** A part of the form under its name. */
export const Part = ({ field, schema, isBare, children }: PartProps) => {
  const errors = useFacts().problems.get(field) ?? [];
  const inner = (
    <>
      <Told field={field} schema={schema} errors={errors} />
      {children}
    </>
  );
  if (isBare) return inner;
  return (
    <fieldset id={field} className="part" tabIndex={-1}>
      <legend>{schema.title}</legend>
      {inner}
    </fieldset>
  );
};

/** Asks for the word by which the files will know a new entry of a group, such as a telephone. */
const AddNamed = ({ taken, onAdd }: { taken: readonly string[]; onAdd: (name: string) => void }) => {
  const [word, setWord] = useState<string>();
  const name = (word ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (word === undefined)
    return (
      <button type="button" className="small" onClick={() => setWord('')}>
        Add
      </button>
    );
  return (
    <div className="row">
      <label>
        One word for it, such as “laboratory”: visitors do not see it
        <input
          ref={(input) => input?.focus()}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
      </label>
      <button
        type="button"
        className="small"
        disabled={name === '' || taken.includes(name)}
        onClick={() => {
          setWord(undefined);
          onAdd(name);
        }}
      >
        Add it
      </button>
    </div>
  );
};

/** The schema of an entry that has a name of its own. */
const namedAs = (schema: FieldSchema, name: string): FieldSchema => ({ ...schema, title: inWords(name) });

/** Several fields, and entries with names of their own where there may be such. */
const Group = ({ schema, field, value, isBare = false }: FieldProps) => {
  const { write } = useFacts();
  const { properties, required, additionalProperties } = schema;
  const names = Object.keys(value ?? {});
  const named = additionalProperties
    ? names
        .filter((name) => !Object.hasOwn(properties, name))
        .map((name) => ({ name, inner: namedAs(additionalProperties, name) }))
    : [];
  return (
    <Part field={field} schema={schema} isBare={isBare}>
      {Object.entries(properties).map(([name, inner]) =>
        typeof inner.const === 'string' || (inner.unless && valueAt(value, inner.unless)) ? null : (
          <Field
            key={name}
            schema={inner}
            field={fieldIn(field, name)}
            value={valueAt(value, name)}
            isRequired={required.includes(name)}
          />
        ),
      )}
      {named.map(({ name, inner }) => (
        <div key={name} className="named">
          <Field schema={inner} field={fieldIn(field, name)} value={valueAt(value, name)} isRequired />
          <button
            type="button"
            className="small"
            aria-label={`Remove ${inWords(name)}`}
            onClick={() => write(fieldIn(field, name), undefined)}
          >
            Remove
          </button>
        </div>
      ))}
      {additionalProperties && (
        <AddNamed
          taken={names}
          onAdd={(name) => write(fieldIn(field, name), additionalProperties.type === 'object' ? {} : '')}
        />
      )}
    </Part>
  );
};

/** Whether a value is written in this alternative: by the fields it needs and the values they are bound to. */
const fits = ({ properties, required, const: bound }: FieldSchema, value: unknown): boolean => {
  if (bound !== undefined) return bound === value;
  return Object.entries(properties).every(([name, inner]) => {
    const found = valueAt(value, name);
    return found === undefined ? !required.includes(name) : fits(inner, found);
  });
};

/** Which of several alternatives the value is closest to: one that is half written has not all it needs. */
const closest = (options: readonly FieldSchema[], value: unknown) => {
  const whole = options.findIndex((option) => fits(option, value));
  if (whole >= 0) return whole;
  const loose = options.findIndex((option) => fits({ ...option, required: [] }, value));
  return value === undefined ? -1 : Math.max(0, loose);
};

/** What another alternative takes over: the fields that it has too, and what it is bound to. */
const carriedOver = ({ properties }: FieldSchema, value: unknown) =>
  Object.fromEntries(
    Object.entries(properties)
      .map(([name, inner]) => [name, typeof inner.const === 'string' ? inner.const : valueAt(value, name)])
      .filter(([, inner]) => inner !== undefined),
  );

/** A field that may be written in several ways. Who tries another and comes back finds what they had. */
const Alternatives = ({ schema, field, value, isRequired = false, isBare = false }: FieldProps) => {
  const { write } = useFacts();
  const options = optionsOf(schema);
  const now = closest(options, value);
  const former = useRef(new Map<number, unknown>());
  const option = options[now];
  const choose = (next: number) => {
    former.current.set(now, value);
    const chosen = options[next];
    write(field, chosen && (former.current.get(next) ?? carriedOver(chosen, value)));
  };
  return (
    <Part field={field} schema={schema} isBare={isBare}>
      <label>
        Kind
        <select value={now} onChange={({ target }) => choose(Number(target.value))}>
          {!isRequired && <option value={-1}>None</option>}
          {options.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {option && <Group key={now} schema={option} field={field} value={value} isBare />}
    </Part>
  );
};

/** A field of the form, as its schema has it. What the editor sets by itself is not shown. */
export const Field = memo((props: FieldProps) => {
  const { schema } = props;
  if (schema.readOnly) return null;
  if (optionsOf(schema).length > 0) return <Alternatives {...props} />;
  if (schema.type === 'array') return <List {...props} />;
  return schema.type === 'object' ? <Group {...props} /> : <Single {...props} />;
});
