import { useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { PassOn, ShareButton } from '#src/islands/take/pass-on.tsx';
import { copyText, mailAddress, saveFile, whatsAppAddress } from '#src/islands/take/share.ts';
import { writePlan } from '../answers/plan.ts';
import { messageOf, planCalendar, planInWords, planTable } from '../result/take.ts';
import { Kept } from './kept.tsx';
import type { Shown } from './state.ts';

/** What is shared of a plan: it in words, and its link. */
export const sharedOf = ({ data, result, link }: Shown) => ({
  title: data.words.take.title,
  text: planInWords(result, data),
  url: new URL(link(''), location.href).href,
});

/** The message to the firm, seen before it goes: it can be written again, and the link is added or taken away by itself. */
const Message = (shown: Shown) => {
  const { data, result } = shown;
  const { words, firm } = data;
  const { take } = words;
  const [own, setOwn] = useState<string>();
  const [hasLink, setLink] = useState(false);
  const written = own ?? messageOf(result, data);
  const link = fill(words.message.link, { link: sharedOf(shown).url });
  const text = hasLink ? `${written}\n${link}` : written;
  return (
    <>
      <details className="tool-fold plan-message">
        <summary data-text="name">{take.see}</summary>
        <label>
          <span data-text="small">{take.message}</span>
          <textarea
            rows={6}
            maxLength={1000}
            value={written}
            onChange={({ target }) => setOwn(target.value)}
          />
        </label>
        <label className="tool-acts" data-tap>
          <input type="checkbox" checked={hasLink} onChange={({ target }) => setLink(target.checked)} />
          <span>{take.addLink}</span>
        </label>
        {hasLink && <p data-text="small">{link}</p>}
        <p className="tool-acts">
          <PassOn
            label={take.copy}
            pass={() => copyText(text)}
            copied={take.copied}
            refused={<span>{take.refused}</span>}
          />
        </p>
      </details>
      <p className="tool-acts">
        {firm.chat && (
          <Button href={whatsAppAddress(text, firm.chat)} newTab={data.newTab}>
            {take.whatsapp}
          </Button>
        )}
        <Button variant="line" href={mailAddress(firm.email, take.subject, text)}>
          {take.mail}
        </Button>
      </p>
    </>
  );
};

/** What a visitor takes away: the link of the plan first, then its paper, calendar and table, and what this browser keeps of it. */
export const TakeAway = (shown: Shown) => {
  const { data, state, result } = shown;
  const { take, keep } = data.words;
  const words = data.asking.take;
  const isDrawn = result.isSettled && result.ways.length > 0;
  const files = [
    { label: take.calendar, save: () => saveFile('plan.ics', 'text/calendar', planCalendar(result, data)) },
    { label: take.table, save: () => saveFile('plan.csv', 'text/csv', planTable(result, data)) },
  ];
  return (
    <section className="plan-take">
      <h2 data-text="heading">{words.heading}</h2>
      <p data-text="small">{words.warning}</p>
      <p className="tool-acts">
        <ShareButton words={words} label={take.share} variant="action" what={sharedOf(shown)} />
        <Button variant="line" onPress={() => print()}>
          {words.print}
        </Button>
        {isDrawn &&
          files.map(({ label, save }) => (
            <Button key={label} variant="line" onPress={save}>
              {label}
            </Button>
          ))}
      </p>
      <Kept answers={writePlan(state.plan)} words={keep} />
    </section>
  );
};

/** What is sent to the firm, and what holds of all of it. */
export const Send = (shown: Shown) => {
  const { words, firm, how } = shown.data;
  const { name, phone } = shown.result.call;
  return (
    <section className="tool-halves" id="send" data-ground="mist">
      <div className="plan-take">
        <h2 data-text="heading" tabIndex={-1}>
          {fill(words.take.send, { firm: firm.name })}
        </h2>
        <Message {...shown} />
        <p data-text="small">
          <span>{words.take.orCall}</span> {name && <span>{name}</span>}{' '}
          <a href={phone.href}>
            <span data-unbroken>{phone.value}</span>
          </a>
        </p>
      </div>
      <p data-text="small">
        <UnbrokenText text={fill(words.limits, { date: readableDay(words.checkedOn) })} />{' '}
        <a href={how}>{words.start.how}</a>
      </p>
    </section>
  );
};
