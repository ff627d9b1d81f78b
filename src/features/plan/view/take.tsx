import { type ReactNode, useState } from 'react';
import { fill } from '#src/content/fill.ts';
import { ActionButton } from '#src/islands/take/action-button.tsx';
import { CopyAction } from '#src/islands/take/copy-action.tsx';
import { mailAddress, saveFile, whatsAppAddress } from '#src/islands/take/share.ts';
import { ShareButton } from '#src/islands/take/share-button.tsx';
import { planCalendar } from '../take/calendar.ts';
import { messageOf, planTable } from '../take/texts.ts';
import type { Shown } from './state.ts';

type TakeProps = Pick<Shown, 'data' | 'result'> & {
  /** What is shared. */
  what: () => { title: string; text: string; url: string };
  kept: ReactNode;
};

/** The message to the firm, seen before it goes: it can be written anew, and the link is added or taken away by itself. */
const Message = ({ data, result, what }: Omit<TakeProps, 'kept'>) => {
  const { words, firm } = data;
  const { take } = words;
  const [own, setOwn] = useState<string>();
  const [hasLink, setLink] = useState(false);
  const written = own ?? messageOf(result, words);
  const link = fill(words.message.link, { link: what().url });
  const text = hasLink ? `${written}\n${link}` : written;
  return (
    <details className="tool-fold plan-message">
      <summary data-text="name">{take.see}</summary>
      <label>
        <span data-text="small">{take.message}</span>
        <textarea rows={6} maxLength={1000} value={written} onChange={({ target }) => setOwn(target.value)} />
      </label>
      <label>
        <input type="checkbox" checked={hasLink} onChange={({ target }) => setLink(target.checked)} />
        <span>{take.addLink}</span>
      </label>
      {hasLink && <p data-text="small">{link}</p>}
      <p className="tool-acts">
        {firm.chat && (
          <ActionButton look="fill" href={whatsAppAddress(text, firm.chat)} newTab={data.newTab}>
            {take.whatsapp}
          </ActionButton>
        )}
        <ActionButton href={mailAddress(firm.email, take.subject, text)}>{take.mail}</ActionButton>
        <CopyAction label={take.copy} text={text} copied={take.copied} refused={take.refused} />
      </p>
    </details>
  );
};

/** What a visitor takes away, and apart from it what is sent to the firm. */
export const Take = ({ data, result, what, kept }: TakeProps) => {
  const { words, asking, firm } = data;
  const { take } = words;
  const calendar = () => saveFile('plan.ics', 'text/calendar', planCalendar(result, data));
  const table = () => saveFile('plan.csv', 'text/csv', planTable(result, words));
  return (
    <section className="tool-halves plan-take" data-mist>
      <div>
        <h2 data-text="heading">{asking.take.heading}</h2>
        <p className="tool-acts">
          <ShareButton words={asking.take} what={what} />
          <ActionButton onPress={() => print()}>{asking.take.print}</ActionButton>
          {result.ways.length > 0 && (
            <>
              <ActionButton onPress={calendar}>{take.calendar}</ActionButton>
              <ActionButton onPress={table}>{take.table}</ActionButton>
            </>
          )}
        </p>
        <p data-text="small">{asking.take.warning}</p>
        {kept}
      </div>
      <div>
        <h2 data-text="heading">{fill(take.send, { firm: firm.name })}</h2>
        <Message {...{ data, result, what }} />
        <p data-text="small">
          <span>{take.orCall}</span> <a href={firm.phone.href}>{firm.phone.number}</a>
        </p>
      </div>
    </section>
  );
};
