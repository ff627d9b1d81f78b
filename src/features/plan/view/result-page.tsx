import type { ReactNode } from 'react';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { Part } from '#src/islands/part.tsx';
import { ActionButton } from '#src/islands/take/action-button.tsx';
import { ShareButton } from '#src/islands/take/share-button.tsx';
import { told } from '../result/readable.ts';
import { DaysPart, NeedPart, WhenPart } from './parts.tsx';
import type { Shown } from './state.ts';
import { Take } from './take.tsx';

/** The whole plan: its one figure, the verdict, and five parts; then what is taken away. */
export const ResultPage = ({ kept, ...shown }: Shown & { kept: ReactNode }) => {
  const { data, state, result, link } = shown;
  const { words, asking, openings } = data;
  const { plan, isMine } = state;
  const { key, verdict, title, who, basis, missing, open, next, family, pages } = result;
  const [first = 'std'] = result.asks;
  const rest = isMine ? missing.find(({ question }) => !plan.skipped.includes(question)) : undefined;
  const what = () => ({
    title: words.take.title,
    text: key ? `${title}: ${key.label} ${key.value}` : title,
    url: new URL(link(''), location.href).href,
  });
  const opening = openings[pages[0] ?? ''];
  const basisText = told([who, ...basis]).join('. ');
  return (
    <article className="plan-whole" data-family={family}>
      {!isMine && (
        <p className="tool-notice" data-text="small">
          {words.result.sent}
        </p>
      )}
      <header className="tool-opening" data-ground="ink">
        {opening && <img src={opening} width="1600" height="640" alt="" />}
        <div>
          <p data-text="label">{fill(words.result.made, { date: readableDay(result.today) })}</p>
          <h1 data-text="statement" data-arrival tabIndex={-1}>
            {title}
          </h1>
          {basisText && <p data-text="lead">{`${basisText}.`}</p>}
          {verdict?.text && (
            <p className="tool-verdict tool-level" data-level={verdict.tone}>
              <b data-text="heading">{verdict.text}</b>
              {verdict.say && <span>{verdict.say}</span>}
            </p>
          )}
          {key ? (
            <p className="plan-key-figure">
              <span>{key.label}</span>
              <b data-text="title">{key.value}</b>
            </p>
          ) : (
            result.ways.length === 0 && rest && <p>{words.result.emptyText}</p>
          )}
          <p className="tool-acts">
            <ShareButton
              words={asking.take}
              label={words.take.share}
              isAccent={key !== undefined}
              what={what}
            />
            <ActionButton look={key ? undefined : 'accent'} href={link(`at=${rest?.question ?? first}`)}>
              {rest ? words.result.rest : words.result.change}
            </ActionButton>
          </p>
        </div>
      </header>
      <div className="plan-parts">
        <NeedPart {...shown} />
        <WhenPart {...shown} />
        <DaysPart {...shown} />
        <Part
          id="missing"
          heading={words.parts.missing}
          line={
            missing.length > 0
              ? fill(words.missing.notAnswered, { list: missing.map(({ label }) => label).join(', ') })
              : words.missing.none
          }
          isFolded
        >
          <ul className="ask-lines">
            {[...missing, ...open].map(({ question, label, text }) => {
              const Said = question ? 'a' : 'div';
              return (
                <li key={label}>
                  <Said href={question && link(`at=${question}`)}>
                    <b data-text="name">{label}</b>
                    <span data-text="small">{text}</span>
                    {question && <u data-text="name">{words.missing.add}</u>}
                  </Said>
                </li>
              );
            })}
          </ul>
        </Part>
        <Part id="next" heading={words.parts.next} line={next[0] ?? ''}>
          <ol className="tool-rows">
            {next.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </Part>
      </div>
      <Take data={data} result={result} what={what} kept={kept} />
      <p className="tool-limit" data-text="small">
        <span>{fill(words.limits, { date: readableDay(words.checkedOn) })}</span>{' '}
        <a href={data.how}>{words.start.how}</a>
      </p>
    </article>
  );
};
