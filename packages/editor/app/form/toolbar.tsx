import { type RefObject, useEffect, useRef, useState } from 'react';
import { fieldInWords } from '../../field-words.ts';
import type { Overview } from '../requests.ts';

/** How much of what a token stands for is shown in the list, in characters. */
const shown = 60;

type ToolbarProps = { overview: Overview; form: RefObject<HTMLElement | null> };

/** What is written with more than letters, where the cursor was last: a fact, a link; in longer texts also weight and lists. */
export const Toolbar = ({ overview, form }: ToolbarProps) => {
  const last = useRef<HTMLTextAreaElement>(null);
  const [format, setFormat] = useState<string>();
  useEffect(() => {
    const fields = form.current;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLTextAreaElement) || target.inputMode) return;
      last.current = target;
      setFormat(target.dataset.format ?? 'plain');
    };
    fields?.addEventListener('focusin', note);
    return () => fields?.removeEventListener('focusin', note);
  }, [form]);

  /** Puts something in the place of what is marked in the text. */
  const put = (wordsFor: (marked: string) => string) => {
    const area = last.current;
    if (!area?.isConnected) return;
    const { selectionStart: from, selectionEnd: to } = area;
    area.setRangeText(wordsFor(area.value.slice(from, to)), from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    area.focus();
  };
  const takesLinks = format === 'linked' || format === 'markdown';
  const chooser = (
    words: string,
    isOff: boolean,
    groups: [string, [string, string][]][],
    choose: (value: string) => void,
  ) => (
    <select aria-label={words} value="" disabled={isOff} onChange={({ target }) => choose(target.value)}>
      <option value="">{words}</option>
      {groups.map(([group, options]) => (
        <optgroup key={group} label={group}>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
  const facts = Object.entries(overview.tokens).map(([name, meaning]): [string, string] => [
    name,
    `${fieldInWords(name)}: ${meaning.slice(0, shown)}`,
  ]);
  const links = [...Map.groupBy(overview.links, ({ group }) => group)].map(
    ([group, found]): [string, [string, string][]] => [
      group,
      found.map(({ address, name }) => [address, name]),
    ],
  );
  const nameOf = (address: string) => overview.links.find((link) => link.address === address)?.name ?? '';
  return (
    <div className="row" role="toolbar" aria-label="In the text">
      {chooser('Insert a fact', format === undefined, [['Facts', facts]], (name) => put(() => `{${name}}`))}
      {chooser('Link to', !takesLinks, links, (address) =>
        put((marked) => `[${marked || nameOf(address)}](${address})`),
      )}
      {format === 'markdown' && (
        <>
          <button type="button" className="small" onClick={() => put((marked) => `**${marked}**`)}>
            Bold
          </button>
          <button
            type="button"
            className="small"
            onClick={() => put((marked) => `- ${marked.replaceAll('\n', '\n- ')}`)}
          >
            List
          </button>
        </>
      )}
    </div>
  );
};
