import { memo, type ReactNode, useRef, useState } from 'react';
import { fieldIn, inWords, plainName, valueAt } from '../../field-words.ts';
import type { FieldSchema } from '../../form-schema.ts';
import type { Problem } from '../../site.ts';
import { Button } from '../button.tsx';
import { drawnAddress, useOverview } from '../requests.ts';
import { Checkbox, Choice, Input, Select } from './choices.tsx';
import { type FieldProps, useFacts } from './facts.ts';
import { emptyOf, List } from './list.tsx';
import { PictureField } from './picture.tsx';
import { Count, TextControl } from './text.tsx';

/** In a form, nobody writes quotes. */
const inTheForm = ({ message }: Problem) =>
  message
    .replaceAll(/,? (?:in|without) quotes(?: and without a unit)?/g, '')
    .replaceAll(/'(\d[\d:-]*)'/g, '$1');

type ToldProps = { field: string; schema: FieldSchema; errors: readonly Problem[] };

/** What a person is told of a field: its mark, hint, and what is wrong with it. */
const Told = ({ field, schema, errors }: ToldProps) => {
  const mark = useFacts().marks.get(field);
  return (
    <>
      {' '}
      {mark && <mark>{mark}</mark>}
      {schema.description && <p data-text="small">{schema.description}</p>}
      {errors.length > 0 && (
        <ul className="errors">
          {[...new Set(errors.map(inTheForm))].map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </>
  );
};

const controlOf = ({ format, type, enum: names, const: bound }: FieldSchema, isDrawn: boolean) => {
  if (type === 'boolean' || bound === true) return Checkbox;
  if (names || format === 'page' || format === 'entry') return Choice;
  if (isDrawn || format === 'date' || format === 'time') return Input;
  return format === 'picture' ? PictureField : TextControl;
};

/** A field of one value. What is missing is told once somebody has been there, or has tried to save. */
const Single = (props: FieldProps) => {
  const { schema, field, value, group, isRequired, isBare } = props;
  const { problems, isInsisting, write } = useFacts();
  const [isTouched, setTouched] = useState(value !== undefined);
  const errors = isTouched || isInsisting ? (problems.get(field) ?? []) : [];
  const { format = '', maxLength } = schema;
  const drawn = useOverview().drawn[format];
  const Control = controlOf(schema, drawn !== undefined);
  const aria = {
    id: field,
    'aria-required': isRequired,
    'aria-invalid': errors.length > 0,
    'aria-describedby': `${field}~told`,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that somebody has been here.
    <div className="field" onBlur={() => setTouched(true)}>
      {Control !== Checkbox && (
        <label htmlFor={field} data-visually-hidden={isBare}>
          {schema.title}
          {!isRequired && <span data-text="small"> (may be empty)</span>}
        </label>
      )}
      {Control === TextControl && maxLength !== undefined && <Count value={value} most={maxLength} />}
      <div className="told" id={`${field}~told`}>
        <Told field={field} schema={schema} errors={errors} />
      </div>
      {drawn?.includes(String(value)) && <img src={drawnAddress(format, String(value))} alt="" />}
      <Control {...props} write={(now) => write(field, now, group)} aria={aria} />
    </div>
  );
};

/** A part of the form under its name. */
export const Part = ({ field, schema, isBare, children }: FieldProps & { children: ReactNode }) => {
  const errors = useFacts().problems.get(field) ?? [];
  const inner = (
    <>
      <Told field={field} schema={schema} errors={errors} />
      {children}
    </>
  );
  if (isBare) return inner;
  return (
    <fieldset id={field} tabIndex={-1}>
      <legend>{schema.title}</legend>
      {inner}
    </fieldset>
  );
};

/** The name of a new entry of a group, such as a telephone, as the files have it; empty where nobody says one. */
const askForName = ({ propertyNames: { pattern = '', description } = {} }: FieldSchema) => {
  const typed = prompt(description ?? 'One word for it, such as “laboratory”: visitors do not see it') ?? '';
  return pattern && new RegExp(pattern).test(typed.trim()) ? typed.trim() : plainName(typed);
};

/** Several fields, and entries with names of their own where there may be such. */
const Group = (props: FieldProps) => {
  const { schema, field, value } = props;
  const { properties, required, additionalProperties: named } = schema;
  const { write } = useFacts();
  const names = Object.keys(value ?? {});
  const fieldOf = (name: string, inner: FieldSchema, isRequired: boolean) => (
    <Field
      key={name}
      schema={inner}
      field={fieldIn(field, name)}
      value={valueAt(value, name)}
      group={properties}
      isRequired={isRequired}
    />
  );
  const isShown = ({ const: bound, unless }: FieldSchema) =>
    typeof bound !== 'string' && !(unless && valueAt(value, unless));
  const add = () => {
    const name = askForName(schema);
    if (name && !names.includes(name)) write(fieldIn(field, name), named?.type === 'object' ? {} : '');
  };
  return (
    <Part {...props}>
      {Object.entries(properties).map(
        ([name, inner]) => isShown(inner) && fieldOf(name, inner, required.includes(name)),
      )}
      {named &&
        names
          .filter((name) => !Object.hasOwn(properties, name))
          .map((name) => (
            <div key={name}>
              {fieldOf(name, { ...named, title: inWords(name) }, true)}
              <Button
                aria-label={`Remove ${inWords(name)}`}
                onClick={() => write(fieldIn(field, name), undefined)}
              >
                Remove
              </Button>
            </div>
          ))}
      {named && <Button onClick={add}>Add</Button>}
    </Part>
  );
};

/** Which of several alternatives a value is written in, be it by half: the one that knows most of its fields. */
const closest = (options: readonly FieldSchema[], value: unknown) => {
  if (value === undefined) return -1;
  const known = options.map(({ properties }) => {
    const fits = ([name, inner]: [string, unknown]) =>
      properties[name] !== undefined && [undefined, inner].includes(properties[name].const);
    return Object.entries(Object(value)).filter(fits).length;
  });
  return known.indexOf(Math.max(...known));
};

/** What another alternative takes over: what it is bound to, the fields that it has too, and room for those it cannot do without. */
const carriedOver = (option: FieldSchema, value: unknown) => {
  const { type, properties, required } = option;
  if (type !== 'object') return emptyOf(option);
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, inner]) => {
      const found = typeof inner.const === 'string' ? inner.const : valueAt(value, name);
      return found === undefined && !required.includes(name) ? [] : [[name, found ?? emptyOf(inner)]];
    }),
  );
};

/** A field that may be written in several ways. Who tries another and comes back finds what they had. */
const Alternatives = (props: FieldProps) => {
  const { schema, field, value, group, isRequired } = props;
  const { options } = schema;
  const { write } = useFacts();
  const now = closest(options, value);
  const former = useRef(new Map<number, unknown>());
  const option = options[now];
  const none = isRequired ? [] : [{ value: -1, words: 'None' }];
  const choose = (next: number) => {
    former.current.set(now, value);
    const chosen = options[next];
    write(field, chosen && (former.current.get(next) ?? carriedOver(chosen, value)), group);
  };
  return (
    <Part {...props}>
      <label htmlFor={`${field}~kind`}>Kind</label>
      <Select
        id={`${field}~kind`}
        value={now}
        options={[...none, ...options.map(({ title = '' }, index) => ({ value: index, words: title }))]}
        onChange={({ target }) => choose(Number(target.value))}
      />
      {option && <Field {...props} key={now} schema={option} isRequired isBare />}
    </Part>
  );
};

/** A field of the form, as its schema has it. What the editor sets by itself is not shown. */
export const Field = memo((props: FieldProps) => {
  const { schema } = props;
  if (schema.readOnly) return null;
  if (schema.options.length > 0) return <Alternatives {...props} />;
  if (schema.type === 'array') return <List {...props} />;
  return schema.type === 'object' ? <Group {...props} /> : <Single {...props} />;
});
