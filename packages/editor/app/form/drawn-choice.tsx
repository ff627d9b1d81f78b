import { useDeferredValue, useState } from 'react';
import { inWords } from '../../field-words.ts';
import { Button } from '../button.tsx';
import { drawnAddress } from '../requests.ts';
import { useAnswer } from '../use-answer.ts';
import { type ControlProps, described, useFacts } from './facts.ts';

/** The names as pictures, one of which is chosen. */
const Tiles = ({ schema, field, value, isRequired, names }: ControlProps & { names: readonly string[] }) => {
  const { write } = useFacts();
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
            onChange={() => write(field, name || undefined)}
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
  const { schema, value } = props;
  const [isOpen, setOpen] = useState(false);
  const name = typeof value === 'string' ? value : '';
  const words = inWords(name || 'none');
  const act = isOpen ? 'Done' : 'Choose another';
  const { 'aria-describedby': describedBy, id } = described(props);
  return (
    <>
      <div className="row">
        {name && <img src={drawnAddress(schema.format ?? '', name)} alt="" />}
        {words}
        <Button
          id={id}
          aria-label={`${schema.title}: ${words}. ${act}`}
          aria-expanded={isOpen}
          aria-describedby={describedBy}
          onClick={() => setOpen(!isOpen)}
        >
          {act}
        </Button>
      </div>
      {isOpen && (schema.enum ? <Tiles {...props} names={schema.enum.map(String)} /> : <Search {...props} />)}
    </>
  );
};
