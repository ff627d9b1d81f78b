import { Button } from '#src/components/button/button.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { goTo } from '#src/islands/go-to.ts';
import { Next } from '#src/islands/next.tsx';
import { ShareButton } from '#src/islands/take/pass-on.tsx';
import { told } from '../result/readable.ts';
import { DaysPart, FoundPart, InvoicesPart, MissingPart, NeedPart, When } from './parts.tsx';
import { KeyFigure } from './sheet.tsx';
import type { Shown } from './state.ts';
import { Send, sharedOf, TakeAway } from './take.tsx';

/** The whole plan: its one figure and the verdict, when to begin, what to do, and what is looked up; then what is sent. */
export const ResultPage = (shown: Shown) => {
  const { data, state, result, link } = shown;
  const { words } = data;
  const { plan, isMine } = state;
  const { keys, isSettled, verdict, title, who, basis, missing, next, family, pages, days } = result;
  const rest = missing.find(({ question }) => !plan.skipped.includes(question));
  const isWhole = isSettled && !rest;
  const isSought = result.cards.length > 0;
  const isQuote = plan.door === 'quote';
  const planned = pages.flatMap((page) => data.pages.find(({ id }) => id === page) ?? []);
  const opening = planned[0]?.opening;
  /** What a single standard is about. */
  const [subject, another] = data.groups.flatMap(({ choices }) =>
    choices.filter(({ id }) => pages.includes(id)),
  );
  // As many as there is room for, the furthest first; a low opening without a date has room for no other drawing.
  const plots = planned
    .slice(0, 4)
    .map(({ plot }) => plot)
    .toReversed();
  const basisText = told([who, ...basis]).join('. ');
  const more = days.isAwaited ? [] : [{ label: words.days.heading, value: days.short }];
  const need = !isSought && <NeedPart {...shown} />;
  return (
    <article className="plan-whole" data-family={family}>
      <header className="tool-opening" data-ground="ink">
        {plots.length > (keys.length > 0 ? 1 : 0) ? (
          <p className="plan-plots">
            {plots.map((plot) => (
              <img key={plot} src={plot} width="260" height="200" alt="" />
            ))}
          </p>
        ) : (
          opening && <img src={opening} width="1600" height="640" alt="" />
        )}
        <div>
          <p data-text="label">
            {fill(isMine ? words.result.made : words.result.sent, { date: readableDay(result.today) })}
          </p>
          <h1 data-text="statement" data-arrival tabIndex={-1}>
            <UnbrokenText text={title} />{' '}
            {subject && !another && <span data-text="lead">{subject.text}</span>}
          </h1>
          {basisText && (
            <p data-text="lead">
              <UnbrokenText text={`${basisText}.`} />
            </p>
          )}
          <KeyFigure
            keys={isQuote || pages.length === 0 ? keys : [...keys, ...more]}
            size="display"
            isMeasured={isQuote}
          />
          <p className="tool-verdict tool-level" data-level={verdict.tone}>
            <b data-text="heading">{verdict.text}</b>
            {verdict.say && (
              <span>
                <UnbrokenText text={verdict.say} />
              </span>
            )}
          </p>
          <p className="tool-acts">
            {isWhole && (
              <Button variant="accent" onPress={() => goTo('send')}>
                {words.take.sendUs}
              </Button>
            )}
            {rest && (
              <Button variant="accent" href={link(`at=${rest.question}`)}>
                {words.result.rest}
              </Button>
            )}
            <ShareButton words={data.asking.take} what={sharedOf(shown)} />
            <a className="tool-link" href={link(`at=${result.asks[0] ?? 'std'}`)} data-text="name" data-tap>
              {words.result.change}
            </a>
          </p>
        </div>
      </header>
      {/* What was sought comes first. */}
      {isSought && <FoundPart {...shown} />}
      {!isQuote && <When {...shown} />}
      {next.length > 0 && (
        <Next heading={words.parts.next} steps={next}>
          <TakeAway {...shown} />
        </Next>
      )}
      <div className="tool-halves plan-parts">
        {/* Who has a quotation asks for its days first, and for the time it takes last. */}
        {!isQuote && need}
        {pages.length > 0 && <DaysPart {...shown} />}
        <MissingPart {...shown} />
        {isQuote && need}
        {result.invoices.length > 0 && <InvoicesPart {...shown} />}
        {isQuote && <When {...shown} />}
      </div>
      <Send {...shown} />
    </article>
  );
};
