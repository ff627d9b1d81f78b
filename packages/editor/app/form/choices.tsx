import { inWords, valueAt } from '../../field-words.ts';
import { Button } from '../button.tsx';
import { useOverview } from '../overview.ts';
import { type ControlProps, described, useFacts } from './facts.ts';
import { type Option, Select } from './select.tsx';

/**
 * What can be chosen: the values that the schema names, the site's pages by the names they have in the list of texts, or the
 * entries of another part of the text, such as the telephones, by their labels.
 */
const useOptions = ({ enum: names, format, among = '' }: ControlProps['schema']): Option[] => {
  const { places } = useOverview();
  const { whole } = useFacts();
  if (names) return names.map((value) => ({ value, words: inWords(String(value)) }));
  if (format === 'page')
    return places.flatMap(({ page, name, group }) =>
      page === undefined ? [] : [{ value: page, words: name, group }],
    );
  return Object.entries(valueAt(whole(), among) ?? {}).map(([value, entry]) => ({
    value,
    words: String(valueAt(entry, 'label') ?? inWords(value)),
  }));
};

/** One of the values there are. */
export const Choice = (props: ControlProps) => {
  const { schema, field, value, isRequired } = props;
  const { write } = useFacts();
  const options = useOptions(schema);
  // What is in no list stays as it is until another is chosen.
  const isKnown = value === undefined || options.some((option) => option.value === value);
  const all = isKnown ? options : [{ value: String(value), words: String(value) }, ...options];
  return (
    <Select
      {...described(props)}
      options={all}
      value={String(value ?? '')}
      onChange={({ target }) =>
        write(field, all.find((option) => String(option.value) === target.value)?.value)
      }
    >
      {(!isRequired || value === undefined) && <option value="">None</option>}
    </Select>
  );
};

/** A day or a time, by the browser's own means; that something was checked, with one press where it is today. */
export const Clock = (props: ControlProps) => {
  const { schema, field, value } = props;
  const { write } = useFacts();
  const { today } = useOverview();
  return (
    <div className="row">
      <input
        {...described(props)}
        type={schema.format}
        value={String(value ?? '')}
        onChange={({ target }) => write(field, target.value || undefined)}
      />
      {field.endsWith('checkedOn') && <Button onClick={() => write(field, today)}>Today</Button>}
    </div>
  );
};

/** Yes or no; what may only be yes is left out otherwise. */
export const Checkbox = (props: ControlProps) => {
  const { schema, field, value } = props;
  const { write } = useFacts();
  return (
    <label className="check">
      <input
        {...described(props)}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => write(field, target.checked || (schema.const === true ? undefined : false))}
      />
      {schema.title}
    </label>
  );
};
