import { fieldInWords } from '../../field-words.ts';
import { useOverview } from '../requests.ts';
import { Select } from './choices.tsx';

/** How much of what a token stands for is shown in the list, in characters. */
const shown = 60;

/** What is written with more than letters, where the cursor was last: a fact, a link. */
export const Toolbar = ({ area }: { area: HTMLTextAreaElement | undefined }) => {
  const { tokens, links } = useOverview();
  const format = area?.dataset.format;
  /** Puts something in the place of what is marked in the text. */
  const put = (wordsFor: (marked: string) => string) => {
    if (!area?.isConnected) return;
    const { selectionStart: from, selectionEnd: to } = area;
    area.setRangeText(wordsFor(area.value.slice(from, to)), from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    area.focus();
  };
  const link = (address: string) => {
    const name = links.find((each) => each.address === address)?.name;
    put((marked) => `[${marked || name}](${address})`);
  };
  const facts = Object.entries(tokens).map(([value, meaning]) => ({
    value,
    words: `${fieldInWords(value)}: ${meaning.slice(0, shown)}`,
  }));
  const addresses = links.map(({ address, name, group }) => ({ value: address, words: name, group }));
  return (
    <div className="row" role="toolbar" aria-label="In the text">
      <Select
        aria-label="Insert a fact"
        value=""
        disabled={!area}
        options={[{ value: '', words: 'Insert a fact' }, ...facts]}
        onChange={({ target }) => put(() => `{${target.value}}`)}
      />
      <Select
        aria-label="Link to"
        value=""
        disabled={format !== 'linked'}
        options={[{ value: '', words: 'Link to' }, ...addresses]}
        onChange={({ target }) => link(target.value)}
      />
    </div>
  );
};
