import { useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { Fold } from '#src/islands/fold.tsx';
import { PassOn } from '#src/islands/take/pass-on.tsx';
import { copyText, mailAddress } from '#src/islands/take/share.ts';
import { type Judged, letterOf } from '../judge.ts';

/** The letter to the issuer, with a field for whatever stands in brackets; what is typed is kept nowhere. */
export const Letter = ({ data: { letter, asking }, judgement }: Judged) => {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const written = letterOf(judgement, letter);
  const blanks = [...new Set(written.match(/\[[^\]]+\]/g))];
  const text = blanks.reduce((before, blank) => before.replaceAll(blank, typed[blank] || blank), written);
  return (
    <Fold id="letter" isPart name={letter.heading}>
      <div className="check-fields" data-screen-only>
        {blanks.map((blank) => (
          <label key={blank} data-text="small">
            <span>{blank.slice(1, -1)}</span>
            <input
              className="ask-field"
              autoComplete="off"
              onInput={({ currentTarget }) => setTyped({ ...typed, [blank]: currentTarget.value })}
            />
          </label>
        ))}
      </div>
      <p className="check-letter">
        <UnbrokenText text={text} />
      </p>
      <p className="tool-acts" data-screen-only>
        <PassOn
          variant="action"
          label={letter.copy}
          pass={() => copyText(text)}
          copied={letter.done}
          refused={<span>{asking.take.byHand}</span>}
        />
        <Button variant="line" href={mailAddress('', letter.subject, text)}>
          {letter.mail}
        </Button>
      </p>
    </Fold>
  );
};
