import { Button } from '#src/components/button/button.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { listOf } from '#src/content/list-of.ts';
import { Fold } from '#src/islands/fold.tsx';
import { type Line, Lines } from '#src/islands/lines.tsx';
import { linkTo } from '#src/islands/link/read-link.ts';
import { Next } from '#src/islands/next.tsx';
import { ShareButton } from '#src/islands/take/pass-on.tsx';
import { type CertificatePoint, writeAnswers } from '../answers.ts';
import type { Judged, Judgement } from '../judge.ts';
import { Letter } from './letter.tsx';
import { Paper } from './paper.tsx';

const openLetter = () => {
  const letter = document.querySelector<HTMLDetailsElement>('details#letter');
  if (!letter) return;
  letter.open = true;
  letter.scrollIntoView();
};

/** All that the answers come to: the verdict and why, what to do, the letter, and point by point. Printed, it is whole. */
export const Verdict = ({ data, judgement, onClear }: Judged & { onClear: () => void }) => {
  const { words, results, asking } = data;
  const { answers, today, kind, against, findings, points, title, isLaboratory, named } = judgement;
  const { text, laboratory, next } = results[kind];
  const notes = kind === 'stop' ? [] : findings.filter(({ level }) => level === 'note');
  const at = (point: CertificatePoint) => linkTo(`at=${point}`, writeAnswers(answers));
  const open = points.filter(({ isKnown }) => !isKnown);
  /** Lines of points: what nobody has looked at stands folded in one, so that what was found is seen. */
  const linesOf = (lines: readonly (Line & { point: CertificatePoint })[], strong: 'label' | 'text') => {
    const shown = lines.filter(({ point }) => !open.some(({ id }) => id === point));
    const folded = open.filter(({ id }) => lines.some(({ point }) => point === id));
    return (
      <>
        {shown.length > 0 && <Lines strong={strong} items={shown} />}
        {folded.length > 0 && (
          <Fold count={folded.length} name={words.openPoint} line={listOf(folded.map(({ line }) => line))}>
            <Lines strong={strong} items={lines.filter((line) => !shown.includes(line))} />
          </Fold>
        )}
      </>
    );
  };
  const listed = (id: string, heading: string, found: Judgement['findings']) =>
    found.length > 0 && (
      <Fold id={id} part="open" name={heading}>
        {linesOf(
          found.map(({ point, name, level, text }) => ({ point, label: name, text, level, href: at(point) })),
          'label',
        )}
      </Fold>
    );
  const isAsking = open.length > 0 && against.length === 0;
  const [first, ...further] = against;
  /** What is marked: that which decided, else what is to be looked at next. */
  const marked = first?.point ?? open[0]?.id;
  const known = points.filter(({ flag }) => flag === 'ok').map(({ line }) => line.toLowerCase());
  return (
    <div className="check-verdict">
      <header className="tool-opening tool-halves check-opening" data-ground="ink">
        <div>
          <p data-text="eyebrow">
            {fill(words.checked, {
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
            {kind === 'soFar' && <b data-text="heading">{fill(words.known, { points: listOf(known) })}</b>}
            <span>{(isLaboratory && laboratory) || text}</span>
          </p>
          <p className="tool-acts" data-screen-only>
            {!isAsking && (
              <Button variant="accent" onPress={() => (kind === 'good' ? print() : openLetter())}>
                {kind === 'good' ? asking.take.print : words.write}
              </Button>
            )}
            <Button
              variant={isAsking ? 'accent' : 'line'}
              href={at((points.find(({ answer }) => !answer) ?? open[0])?.id ?? 'issuer')}
            >
              {open.length > 0 ? fill(words.rest, { n: open.length }) : words.changeAll}
            </Button>
          </p>
          {marked && (
            <figure className="check-crop" data-screen-only>
              <Paper data={data} judgement={judgement} current={marked} isCropped />
            </figure>
          )}
        </div>
        <Paper data={data} judgement={judgement} current={marked} />
      </header>
      <div className="tool-section check-parts">
        <Next heading={words.next} steps={next} />
        {listed('against', words.also, further)}
        {listed('notes', words.notes, notes)}
        {kind !== 'soFar' && <Letter data={data} judgement={judgement} />}
        <Fold id="points" part="folded" name={words.each}>
          {linesOf(
            points.map(({ id, number, line, flag, answer = words.openPoint }) => ({
              point: id,
              label: `${number} ${line}`,
              text: answer,
              href: at(id),
              more: flag ? words.change : words.answer,
              level: flag ?? 'open',
            })),
            'text',
          )}
        </Fold>
      </div>
      <p className="tool-section tool-acts" data-mist data-screen-only>
        {kind !== 'good' && (
          <Button variant="line" onPress={() => print()}>
            {asking.take.print}
          </Button>
        )}
        <ShareButton words={asking.take} what={{ title: data.headline, text: title, url: location.href }} />
        <Button variant="line" onPress={onClear}>
          {words.clear}
        </Button>
        <span data-text="small">{asking.take.warning}</span>
      </p>
      <p className="tool-limit" data-text="small">
        {fill(words.limit, { date: readableDay(data.checkedOn) })}
      </p>
    </div>
  );
};
