import type { ComponentProps } from 'react';
import { inWords, valueAt } from '../../field-words.ts';
import { Button } from '../button.tsx';
import { useOverview } from '../requests.ts';
import { type ControlProps, useFacts } from './facts.ts';

type Option = { value: string | number; words: string; group?: string };

/** The browser's own list to choose from; options of a group stand under its name. */
export const Select = ({ options, ...given }: ComponentProps<'select'> & { options: readonly Option[] }) => (
  <select {...given}>
    {[...Map.groupBy(options, ({ group }) => group)].map(([group, list]) => {
      const entries = list.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ));
      return group ? (
        <optgroup key={group} label={group}>
          {entries}
        </optgroup>
      ) : (
        entries
      );
    })}
  </select>
);

/**
 * What can be chosen: the values that the schema names, the site's pages by the names they have in the list of texts, or the
 * entries of another part of the text, such as the telephones, by their labels.
 */
const useOptions = ({ enum: names, format, among = '' }: ControlProps['schema']): Option[] => {
  const { places } = useOverview();
  const { whole } = useFacts();
  if (names) return names.map((value) => ({ value, words: inWords(String(value)) }));
  if (format === 'page')
    return places.flatMap(({ page, name, group }) => (page ? [{ value: page, words: name, group }] : []));
  return Object.entries(valueAt(whole(), among) ?? {}).map(([value, entry]) => ({
    value,
    words: String(valueAt(entry, 'label') ?? inWords(value)),
  }));
};

/** One of the values there are. */
export const Choice = ({ schema, value, isRequired, write, aria }: ControlProps) => {
  const options = useOptions(schema);
  // What is in no list stays as it is until another is chosen.
  const isKnown = value === undefined || options.some((option) => option.value === value);
  const all = isKnown ? options : [{ value: String(value), words: String(value) }, ...options];
  const none = isRequired && value !== undefined ? [] : [{ value: '', words: 'None' }];
  return (
    <Select
      {...aria}
      options={[...none, ...all]}
      value={String(value ?? '')}
      onChange={({ target }) => write(all.find((option) => String(option.value) === target.value)?.value)}
    />
  );
};

/** Yes or no; what may only be yes is left out otherwise. */
export const Checkbox = ({ schema, value, write, aria }: ControlProps) => (
  <label>
    <input
      {...aria}
      type="checkbox"
      checked={value === true}
      onChange={({ target }) => write(target.checked || (schema.const === true ? undefined : false))}
    />
    {schema.title}
  </label>
);

/** How many names are offered. */
const mostNames = 60;

/**
 * What the browser itself helps to write: a day or a time, that something was checked with one press where it is today; a name
 * that the site draws, of which there are so many that they are offered as one writes.
 */
export const Input = ({ schema: { format = '' }, field, value = '', write, aria }: ControlProps) => {
  const { today, drawn } = useOverview();
  const fitting = drawn[format]?.filter((name) => name.includes(String(value))).slice(0, mostNames);
  return (
    <div className="row">
      <input
        {...aria}
        type={fitting ? 'text' : format}
        list={fitting && `${field}~names`}
        value={String(value)}
        onChange={({ target }) => write(target.value || undefined)}
      />
      <datalist id={`${field}~names`}>
        {fitting?.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {field.endsWith('checkedOn') && <Button onClick={() => write(today)}>Today</Button>}
    </div>
  );
};
