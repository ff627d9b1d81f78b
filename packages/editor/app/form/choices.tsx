import { inWords, valueAt } from '../../field-words.ts';
import { described, useFacts } from './facts.ts';
import type { ControlProps } from './text.tsx';

type Option = { value: string | number; words: string; group?: string };

const Select = ({ field, value, isRequired, isWrong, options }: ControlProps & { options: Option[] }) => {
  const { write } = useFacts();
  // What is in no list stays as it is until another is chosen.
  const isKnown = value === undefined || options.some((option) => option.value === value);
  const all = isKnown ? options : [{ value: String(value), words: String(value) }, ...options];
  const entries = (list: Option[]) =>
    list.map((option) => (
      <option key={option.value} value={option.value}>
        {option.words}
      </option>
    ));
  return (
    <select
      {...described(field, isWrong, isRequired)}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) =>
        write(field, all.find((option) => String(option.value) === target.value)?.value)
      }
    >
      {(!isRequired || value === undefined) && <option value="">None</option>}
      {[...Map.groupBy(all, ({ group }) => group)].map(([group, list]) =>
        group === undefined ? (
          entries(list)
        ) : (
          <optgroup key={group} label={group}>
            {entries(list)}
          </optgroup>
        ),
      )}
    </select>
  );
};

/** One of the values that the schema names, in words. */
export const Choice = (props: ControlProps) => (
  <Select
    {...props}
    options={(props.schema.enum ?? []).map((value) => ({ value, words: inWords(String(value)) }))}
  />
);

/** One of the site's pages, by the name it has in the list of texts. */
export const PageChoice = (props: ControlProps) => {
  const options = useFacts().overview.places.flatMap(({ page, name, group }) =>
    page === undefined ? [] : [{ value: page, words: name, group }],
  );
  return <Select {...props} options={options} />;
};

/** One of the entries of another part of the text, such as the telephones, by its label. */
export const EntryChoice = (props: ControlProps) => {
  const entries = Object.entries(valueAt(useFacts().whole(), props.schema.among ?? '') ?? {});
  const options = entries.map(([value, entry]) => ({
    value,
    words: String(valueAt(entry, 'label') ?? inWords(value)),
  }));
  return <Select {...props} options={options} />;
};

/** A day or a time, by the browser's own means; that something was checked, with one press where it is today. */
export const Clock = ({ schema, field, value, isRequired, isWrong }: ControlProps) => {
  const { write, overview } = useFacts();
  return (
    <div className="row">
      <input
        {...described(field, isWrong, isRequired)}
        type={schema.format}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => write(field, target.value || undefined)}
      />
      {field.endsWith('checkedOn') && (
        <button type="button" className="small" onClick={() => write(field, overview.today)}>
          Today
        </button>
      )}
    </div>
  );
};

/** Yes or no; what may only be yes is left out otherwise. */
export const Checkbox = ({ schema, field, value, isRequired, isWrong }: ControlProps) => {
  const { write } = useFacts();
  return (
    <label className="check">
      <input
        {...described(field, isWrong, isRequired)}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => write(field, target.checked || (schema.const === true ? undefined : false))}
      />
      {schema.title}
    </label>
  );
};
