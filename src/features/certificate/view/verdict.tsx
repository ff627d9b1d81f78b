import { Button } from '#src/components/button/button.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { listOf } from '#src/content/list-of.ts';
import { Fold } from '#src/islands/fold.tsx';
import { goTo } from '#src/islands/go-to.ts';
import { Lines } from '#src/islands/lines.tsx';
import { Fields } from '#src/islands/link/fields.ts';
import { linkTo, writeAnswers } from '#src/islands/link/read-link.ts';
import { Next } from '#src/islands/next.tsx';
import { ShareButton } from '#src/islands/take/pass-on.tsx';
import { answersOf, type CertificatePoint } from '../answers.ts';
import type { Judged } from '../judge.ts';
import { Letter } from './letter.tsx';
import { Paper } from './paper.tsx';

/** All that the answers come to: the verdict and why, what to do, point by point, and the letter. Printed, it is whole. */
export const Verdict = ({ data, judgement, onClear }: Judged & { onClear: () => void }) => {
  const { words, results, asking } = data;
  const { answers, today, kind, against, points, title, isLaboratory, named } = judgement;
  const { text, laboratory, next } = results[kind];
  const written = writeAnswers(answers);
  /** One of those that the page begins with, and nobody's own. */
  const isExample = data.start.examples.some(
    (example) => writeAnswers(answersOf(new Fields(example.answers), data)) === written,
  );
  const at = (point: CertificatePoint) => linkTo(`at=${point}`, written);
  const open = points.filter(({ isKnown }) => !isKnown);
  /** What is found of a point; beside what stops, what is only to be known is left out. */
  const foundOf = ({ findings }: (typeof points)[number]) =>
    findings.filter(({ level }) => level !== 'note' || kind !== 'stop').map((found) => found.text);
  const known = points.filter(({ isKnown }) => isKnown);
  const told = known.filter((point) => foundOf(point).length > 0);
  const fine = known.filter((point) => !told.includes(point));
  const [first] = against;
  const isAsking = open.length > 0 && !first;
  const rest = at((points.find(({ answer }) => !answer) ?? open[0])?.id ?? 'issuer');
  const more = open.length > 0 ? fill(words.rest, { n: open.length }) : words.changeAll;
  /** A certificate of one's own, the questions that are open, the sheet, or the letter. */
  const lead = () => {
    if (isExample)
      return (
        <Button variant="accent" href={linkTo('at=issuer', '')}>
          {words.own}
        </Button>
      );
    if (isAsking)
      return (
        <Button variant="accent" href={rest}>
          {more}
        </Button>
      );
    return (
      <Button variant="accent" onPress={() => (kind === 'good' ? print() : goTo('letter'))}>
        {kind === 'good' ? asking.take.print : words.write}
      </Button>
    );
  };
  /** What is marked: that which decided, else what is to be looked at next. */
  const marked = first?.point ?? open[0]?.id;
  /** Points by what was found at them, or else by their answer. */
  const linesOf = (some: typeof points) => (
    <Lines
      strong="label"
      items={some.map((point) => ({
        label: `${point.number} ${point.line}`,
        text: foundOf(point).join(' ') || point.answer || words.openPoint,
        href: at(point.id),
        more: point.flag ? words.change : words.answer,
        level: point.flag ?? 'open',
      }))}
    />
  );
  return (
    <div className="check-verdict">
      <header className="tool-opening tool-halves check-opening" data-ground="ink">
        <div>
          <p data-text="eyebrow">
            {isExample
              ? words.example
              : fill(words.checked, {
                  n: points.length - open.length,
                  m: points.length,
                  date: readableDay(today),
                })}
          </p>
          <h1 data-text="display" data-arrival tabIndex={-1}>
            {title}
          </h1>
          {named && <p data-text="lead">{named.named}</p>}
          <p className="tool-verdict tool-level" data-level={kind}>
            {first && (
              <>
                <span data-text="label">{first.name}</span>
                <b data-text="heading">
                  <UnbrokenText text={first.text} />
                </b>
              </>
            )}
            {kind === 'soFar' && (
              <b data-text="heading">
                {fill(words.known, { points: listOf(fine.map(({ line }) => line.toLowerCase())) })}
              </b>
            )}
            <span>{(isLaboratory && laboratory) || text}</span>
          </p>
          <p className="tool-acts" data-screen-only>
            {lead()}
            {!isAsking && (
              <a className="tool-link" href={rest} data-text="name" data-tap>
                {more}
              </a>
            )}
          </p>
          {marked && (
            <figure className="check-crop" data-screen-only>
              <Paper data={data} judgement={judgement} current={marked} isCropped />
            </figure>
          )}
        </div>
        <Paper data={data} judgement={judgement} current={marked} />
      </header>
      <div className="tool-halves check-parts">
        <Next heading={words.next} steps={next}>
          <p className="tool-acts" data-screen-only>
            <ShareButton
              words={asking.take}
              what={{ title: data.headline, text: title, url: location.href }}
            />
            {kind !== 'good' && (
              <Button variant="line" onPress={() => print()}>
                {asking.take.print}
              </Button>
            )}
            <Button variant="line" onPress={onClear}>
              {words.clear}
            </Button>
            <span data-text="small">{asking.take.warning}</span>
          </p>
        </Next>
        {kind !== 'soFar' && !isExample && <Letter data={data} judgement={judgement} />}
        <Fold
          id="points"
          isPart
          name={words.each}
          line={listOf(told.map(({ line }) => line))}
          isOpen={told.length <= 6}
        >
          {told.length > 0 && linesOf(told)}
          {[
            { name: words.fine, some: fine },
            { name: words.openPoint, some: open },
          ].map(
            ({ name, some }) =>
              some.length > 0 && (
                <Fold key={name} name={`${name}: ${some.length}`} line={listOf(some.map(({ line }) => line))}>
                  {linesOf(some)}
                </Fold>
              ),
          )}
        </Fold>
      </div>
      <p className="tool-limit" data-text="small">
        {fill(words.limit, { date: readableDay(data.checkedOn) })}
      </p>
    </div>
  );
};
