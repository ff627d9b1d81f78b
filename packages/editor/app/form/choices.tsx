import { useDeferredValue, useState } from 'react';
import { inWords, valueAt } from '../../field-words.ts';
import { Button } from '../button.tsx';
import { useOverview } from '../overview.ts';
import { drawnAddress } from '../requests.ts';
import { useAnswer } from '../use-answer.ts';
import { type ControlProps, useFacts } from './facts.ts';
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

/** A day or a time, by the browser's own means; that something was checked, with one press where it is today. */
export const Clock = ({ schema, field, value, write, aria }: ControlProps) => {
  const { today } = useOverview();
  return (
    <div className="row">
      <input
        {...aria}
        type={schema.format}
        value={String(value ?? '')}
        onChange={({ target }) => write(target.value || undefined)}
      />
      {field.endsWith('checkedOn') && <Button onClick={() => write(today)}>Today</Button>}
    </div>
  );
};

/** Yes or no; what may only be yes is left out otherwise. */
export const Checkbox = ({ schema, value, write, aria }: ControlProps) => (
  <label className="check">
    <input
      {...aria}
      type="checkbox"
      checked={value === true}
      onChange={({ target }) => write(target.checked || (schema.const === true ? undefined : false))}
    />
    {schema.title}
  </label>
);

/** The names as pictures, one of which is chosen. */
const Tiles = ({ names, ...props }: ControlProps & { names: readonly string[] }) => {
  const { schema, field, value, isRequired, write } = props;
  // What is chosen and not among them stays in sight.
  const chosen = typeof value === 'string' && !names.includes(value) ? [value] : [];
  return (
    <fieldset className="tiles">
      <legend data-visually-hidden>{schema.title}</legend>
      {[...(isRequired ? [] : ['']), ...chosen, ...names].map((name) => (
        <label key={name} className="tile">
          <input
            type="radio"
            name={field}
            checked={(value ?? '') === name}
            onChange={() => write(name || undefined)}
          />
          {name && <img src={drawnAddress(schema.format ?? '', name)} alt="" loading="lazy" />}
          {inWords(name || 'none')}
        </label>
      ))}
    </fieldset>
  );
};

/** The pictures of a kind that has too many names for a list: those that words describe. */
const Search = (props: ControlProps) => {
  const [words, setWords] = useState('');
  const asked = { kind: props.schema.format ?? '', words: useDeferredValue(words) };
  const { answer, failure } = useAnswer('drawnNames', asked);
  const { names = [], found = 0 } = answer ?? {};
  const said = names.length < found ? `${names.length} of ${found} shown: add a word.` : `${found} found.`;
  return (
    <>
      <label>
        Search by words in English, such as “tea” or “safety”
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <p data-text="small" role="status">
        {failure || (answer && said)}
      </p>
      <Tiles {...props} names={names} />
    </>
  );
};

/** One of the names that the site draws, such as an icon, chosen by its picture. */
export const DrawnChoice = (props: ControlProps) => {
  const { schema, value, aria } = props;
  const [isOpen, setOpen] = useState(false);
  const name = typeof value === 'string' ? value : '';
  const words = inWords(name || 'none');
  const act = isOpen ? 'Done' : 'Choose another';
  return (
    <>
      <div className="row">
        {name && <img src={drawnAddress(schema.format ?? '', name)} alt="" />}
        {words}
        <Button
          id={aria.id}
          aria-label={`${schema.title}: ${words}. ${act}`}
          aria-expanded={isOpen}
          aria-describedby={aria['aria-describedby']}
          onClick={() => setOpen(!isOpen)}
        >
          {act}
        </Button>
      </div>
      {isOpen && (schema.enum ? <Tiles {...props} names={schema.enum.map(String)} /> : <Search {...props} />)}
    </>
  );
};
