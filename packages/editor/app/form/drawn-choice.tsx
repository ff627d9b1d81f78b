import { useEffect, useState } from 'react';
import { inWords } from '../../field-words.ts';
import { ask, drawnAddress, sentenceOf } from '../requests.ts';
import { described, useFacts } from './facts.ts';
import type { ControlProps } from './text.tsx';

/** How long a person pauses before what they write is looked for, in milliseconds. */
const pause = 200;

/** The names as pictures, one of which is chosen. */
const Tiles = ({ schema, field, value, isRequired, names }: ControlProps & { names: readonly string[] }) => {
  const { write } = useFacts();
  // What is chosen and not among them stays in sight.
  const chosen = typeof value === 'string' && !names.includes(value) ? [value] : [];
  return (
    <fieldset className="tiles">
      <legend className="unseen">{schema.title}</legend>
      {[...(isRequired ? [] : ['']), ...chosen, ...names].map((name) => (
        <label key={name} className="tile">
          <input
            type="radio"
            name={field}
            checked={(value ?? '') === name}
            onChange={() => write(field, name || undefined)}
          />
          {name && <img src={drawnAddress(schema.format ?? '', name)} alt="" loading="lazy" />}
          {name ? inWords(name) : 'None'}
        </label>
      ))}
    </fieldset>
  );
};

/** The pictures of a kind that has too many names for a list: those that words describe. */
const Search = (props: ControlProps) => {
  const [words, setWords] = useState('');
  const [names, setNames] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const kind = props.schema.format ?? '';
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      try {
        const next = await ask('drawnNames', { kind, words });
        if (isOver) return;
        setNames(next.names);
        const count = next.names.length;
        setSaid(count < next.found ? `${count} of ${next.found} shown: add a word.` : `${count} found.`);
      } catch (error) {
        if (!isOver) setSaid(sentenceOf(error));
      }
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [kind, words]);
  return (
    <>
      <label>
        Search by words in English, such as “tea” or “safety”
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <p className="soft" role="status">
        {said}
      </p>
      <Tiles {...props} names={names} />
    </>
  );
};

/** One of the names that the site draws, such as an icon, chosen by its picture. */
export const DrawnChoice = (props: ControlProps) => {
  const { schema, field, value, isWrong, isRequired } = props;
  const [isOpen, setOpen] = useState(false);
  const words = typeof value === 'string' ? inWords(value) : 'None';
  const act = isOpen ? 'Done' : 'Choose another';
  const { 'aria-describedby': describedBy, id } = described(field, isWrong, isRequired);
  return (
    <>
      <div className="row drawn">
        {typeof value === 'string' && <img src={drawnAddress(schema.format ?? '', value)} alt="" />}
        <span>{words}</span>
        <button
          type="button"
          className="small"
          id={id}
          aria-label={`${schema.title}: ${words}. ${act}`}
          aria-expanded={isOpen}
          aria-describedby={describedBy}
          onClick={() => setOpen(!isOpen)}
        >
          {act}
        </button>
      </div>
      {isOpen && (schema.enum ? <Tiles {...props} names={schema.enum.map(String)} /> : <Search {...props} />)}
    </>
  );
};
