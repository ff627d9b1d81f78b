import { type ReactNode, useRef, useState } from 'react';
import { fill } from '#src/content/fill.ts';
import { ActionButton } from '#src/islands/take/action-button.tsx';
import { CopyAction } from '#src/islands/take/copy-action.tsx';
import { mailAddress, saveFile, whatsAppAddress } from '#src/islands/take/share.ts';
import { ShareButton } from '#src/islands/take/share-button.tsx';
import { planCalendar } from '../take/calendar.ts';
import { messageOf } from '../take/message.ts';
import { planTable } from '../take/table.ts';
import type { Shown } from './state.ts';

type TakeProps = Pick<Shown, 'data' | 'result'> & {
  /** What is shared. */
  what: () => { title: string; text: string; url: string };
  kept: ReactNode;
};

/**
 * What a visitor takes away, and apart from it what is sent to the firm: a message that is seen before it goes. It can be written
 * anew, and the link is added or taken away by itself.
 */
export const Take = ({ data, result, what, kept }: TakeProps) => {
  const { words, asking, firm, newTab } = data;
  const { take } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  const [own, setOwn] = useState<string>();
  const [hasLink, setLink] = useState(false);
  const written = own ?? messageOf(result, words);
  const link = fill(words.message.link, { link: what().url });
  const text = hasLink ? `${written}\n${link}` : written;
  const send = fill(take.send, { firm: firm.name });
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
        <h2 data-text="heading">{send}</h2>
        <p data-text="small">{take.sendNote}</p>
        <p>
          <ActionButton look="fill" onPress={() => dialog.current?.showModal()}>
            {take.see}
          </ActionButton>
        </p>
        <p data-text="small">
          <span>{take.orCall}</span> <a href={firm.phone.href}>{firm.phone.number}</a>
        </p>
        <dialog ref={dialog} className="plan-message" aria-label={send}>
          <h2 data-text="heading">{send}</h2>
          <label>
            <span data-text="small">{take.message}</span>
            <textarea
              rows={6}
              maxLength={1000}
              value={written}
              onChange={({ target }) => setOwn(target.value)}
            />
          </label>
          <label>
            <input type="checkbox" checked={hasLink} onChange={({ target }) => setLink(target.checked)} />
            <span>{take.addLink}</span>
          </label>
          {hasLink && <p data-text="small">{link}</p>}
          <p className="tool-acts">
            {firm.chat && (
              <ActionButton look="fill" href={whatsAppAddress(text, firm.chat)} newTab={newTab}>
                {take.whatsapp}
              </ActionButton>
            )}
            <ActionButton href={mailAddress(firm.email, take.subject, text)}>{take.mail}</ActionButton>
            <ActionButton onPress={() => dialog.current?.close()}>{take.close}</ActionButton>
            <CopyAction label={take.copy} text={text} copied={take.copied} refused={take.refused} />
          </p>
        </dialog>
      </div>
    </section>
  );
};
