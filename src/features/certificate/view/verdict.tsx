import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { linkTo } from '#src/islands/link/read-link.ts';
import { Part } from '#src/islands/part.tsx';
import { ActionButton } from '#src/islands/take/action-button.tsx';
import { CopyAction } from '#src/islands/take/copy-action.tsx';
import { mailAddress } from '#src/islands/take/share.ts';
import { ShareButton } from '#src/islands/take/share-button.tsx';
import { type CertificatePoint, writeAnswers } from '../answers.ts';
import { type Judged, letterOf } from '../judge.ts';
import { Paper, PaperCrop } from './paper.tsx';

const openLetter = () => {
  const letter = document.querySelector<HTMLDetailsElement>('details#letter');
  if (!letter) return;
  letter.open = true;
  letter.scrollIntoView();
};

/** All that the answers come to: the verdict, why, what to do, point by point, and the letter. Printed, it is whole. */
export const Verdict = ({ data, judgement, onClear }: Judged & { onClear: () => void }) => {
  const { words, results, letter, asking } = data;
  const { answers, today, kind, against, findings, points, title, isLaboratory, named } = judgement;
  const { text, laboratory, next } = results[kind];
  const at = (point: CertificatePoint) => linkTo(`at=${point}`, writeAnswers(answers));
  const open = points.filter(({ answer }) => !answer);
  const isAsking = open.length > 0 && against.length === 0;
  const letterText = letterOf(judgement, letter);
  const paper = { data, judgement, current: against[0]?.point, isStamped: true };
  const notes = findings.filter(({ level }) => level === 'note');
  return (
    <div className="check-verdict">
      <header className="tool-opening tool-halves check-opening" data-ground="ink">
        <div>
          <p data-text="eyebrow">{fill(words.checked, { date: readableDay(today) })}</p>
          <h1 data-text="display" data-arrival tabIndex={-1}>
            {title}
          </h1>
          {named && <p data-text="lead">{named.named}</p>}
          <p className="tool-verdict tool-level" data-level={kind}>
            {against[0] && (
              <b data-text="heading">
                <UnbrokenText text={against[0].text} />
              </b>
            )}
            <span>{(isLaboratory && laboratory) || text}</span>
          </p>
          <p className="tool-acts" data-screen-only>
            {kind !== 'none' && (
              <ActionButton
                look={isAsking ? undefined : 'accent'}
                onPress={() => (kind === 'good' ? print() : openLetter())}
              >
                {kind === 'good' ? asking.take.print : words.write}
              </ActionButton>
            )}
            <ActionButton look={isAsking ? 'accent' : undefined} href={at(open[0]?.id ?? 'issuer')}>
              {open.length > 0 ? fill(words.rest, { n: open.length }) : words.changeAll}
            </ActionButton>
          </p>
        </div>
        <Paper {...paper} />
        <PaperCrop {...paper} />
      </header>
      <div className="tool-section check-parts">
        <Part id="against" heading={words.against}>
          {against.length === 0 && <p>{words.nothing}</p>}
          <ul className="tool-rows">
            {against.map((one) => (
              <li key={one.text} data-level={one.level}>
                <a className="tool-level" href={at(one.point)}>
                  <b data-text="name">{one.line}</b>
                  <span>
                    <UnbrokenText text={one.text} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
          {notes.length > 0 && <h3 data-text="name">{words.notes}</h3>}
          {notes.map((note) => (
            <p key={note.text} data-text="small">
              <UnbrokenText text={note.text} />
            </p>
          ))}
        </Part>
        <Part id="next" heading={words.next}>
          <ol className="tool-rows">
            {next.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ol>
        </Part>
        <Part id="points" heading={words.each} isFolded>
          <ul className="ask-lines">
            {points.map(({ id, line, flag, answer = words.openPoint }) => (
              <li key={id} data-level={flag ?? 'open'}>
                <a className="tool-level" href={at(id)}>
                  <span data-text="small">{line}</span>
                  <b data-text="name" key={flag}>
                    {answer}
                  </b>
                  <u data-text="name" data-screen-only key={`to ${flag}`}>
                    {flag ? words.change : words.answer}
                  </u>
                </a>
              </li>
            ))}
          </ul>
        </Part>
        <Part id="letter" heading={letter.heading} isFolded>
          <div className="check-letter">
            {letterText.split('\n').map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              <p key={`${index} ${line}`}>{line}</p>
            ))}
          </div>
          <p className="tool-acts" data-screen-only>
            <CopyAction
              look="fill"
              label={letter.copy}
              text={letterText}
              copied={letter.done}
              refused={asking.take.byHand}
            />
            <ActionButton href={mailAddress('', letter.subject, letterText)}>{letter.mail}</ActionButton>
          </p>
        </Part>
      </div>
      <p className="tool-section tool-acts" data-mist data-screen-only>
        <ActionButton onPress={() => print()}>{asking.take.print}</ActionButton>
        <ShareButton
          words={asking.take}
          what={() => ({ title: data.headline, text: title, url: location.href })}
        />
        <ActionButton onPress={onClear}>{words.clear}</ActionButton>
        <span data-text="small">{asking.take.warning}</span>
      </p>
      <p className="tool-limit" data-text="small">
        {fill(words.limit, { date: readableDay(data.checkedOn) })}
      </p>
    </div>
  );
};
