import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { inWords } from '../field-words.ts';
import { markId } from './field.tsx';
import { drawnAddress, findDrawn } from './requests.ts';

/** How long a person pauses before what they seek is looked for, in milliseconds. */
const pause = 200;

type GridProps = Pick<WidgetProps, 'id' | 'value' | 'label' | 'onChange'> & {
  required: boolean;
  kind: string;
  names: readonly string[];
};

/** The names as pictures, one of which is chosen. */
const Grid = ({ id, value, label, required, kind, names, onChange }: GridProps) => {
  const choice = (name: string | undefined) => (
    <label key={name ?? ''} className="tile">
      <input type="radio" name={id} checked={value === name} onChange={() => onChange(name)} />
      {name && <img src={drawnAddress(kind, name)} alt="" loading="lazy" />}
      {name ? inWords(name) : 'None'}
    </label>
  );
  return (
    <fieldset className="tiles">
      <legend className="unseen">{label}</legend>
      {!required && choice(undefined)}
      {/* What is chosen and not among them stays in sight. */}
      {value && !names.includes(value) && choice(value)}
      {names.map(choice)}
    </fieldset>
  );
};

/** The pictures of a kind that has too many names for a list: those that words describe. */
const Search = (props: Omit<GridProps, 'names'>) => {
  const { id, kind } = props;
  const [sought, setSought] = useState('');
  const [names, setNames] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      try {
        const next = await findDrawn(kind, sought);
        if (isOver) return;
        setNames(next.names);
        const shown = next.names.length;
        setSaid(shown < next.found ? `${shown} of ${next.found} shown: add a word.` : `${shown} found.`);
      } catch (error) {
        if (!isOver) setSaid(String(error));
      }
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [kind, sought]);
  return (
    <>
      <label htmlFor={`${id}__search`}>Search by words in English, such as “tea” or “safety”</label>
      <input
        type="search"
        id={`${id}__search`}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <p className="soft" role="status">
        {said}
      </p>
      <Grid {...props} names={names} />
    </>
  );
};

/** One of the names that the site draws, such as an icon, chosen by its picture. */
export const DrawnChoice = ({ id, value, label, schema, required = false, onChange }: WidgetProps) => {
  const [isOpen, setOpen] = useState(false);
  const kind = schema.format ?? '';
  const words = value ? inWords(value) : 'None';
  const act = isOpen ? 'Done' : 'Choose another';
  const props = { id, value, label, required, kind, onChange };
  return (
    <div className="drawn">
      <div className="drawn-now">
        {value && <img src={drawnAddress(kind, value)} alt="" />}
        <span>{words}</span>
        <button
          type="button"
          className="small"
          id={id}
          aria-label={`${label}: ${words}. ${act}`}
          aria-expanded={isOpen}
          aria-describedby={`${ariaDescribedByIds(id)} ${markId(id)}`}
          onClick={() => setOpen(!isOpen)}
        >
          {act}
        </button>
      </div>
      {isOpen && (schema.enum ? <Grid {...props} names={schema.enum.map(String)} /> : <Search {...props} />)}
    </div>
  );
};
