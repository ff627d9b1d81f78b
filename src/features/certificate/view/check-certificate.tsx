import { lazy } from 'react';
import { writeAnswers } from '#src/islands/link/read-link.ts';
import { type IslandProps, mountOf } from '#src/islands/mount.tsx';
import { useTool } from '#src/islands/use-tool.ts';
import { type Place, placeOf } from '../answers.ts';
import type { CheckData } from '../from-content.ts';
import { Start } from './start.tsx';

/** What is behind the first view. */
const later = () => import('./asked.tsx');
const Asked = lazy(() => later().then((module) => ({ default: module.Asked })));

const nowhere: Place = { answers: {} };

const partsOf = ({ answers, at }: Place) => ({
  screen: at ? `at=${at}` : '',
  answers: writeAnswers(answers),
});

const viewOf = ({ answers, at }: Place) => at ?? (writeAnswers(answers) ? 'result' : 'start');

/** A certificate, held against what can be known of it: question by question on the certificate itself, to a verdict. */
export const Check = ({ data, ...page }: IslandProps<CheckData>) => {
  const [{ answers: place, notice, today = data.checkedOn }, onPlace] = useTool(
    { words: data.asking, empty: nowhere, read: (fields) => placeOf(fields, data), partsOf, viewOf },
    page,
  );
  const view = viewOf(place);
  return (
    <div className="check" data-view={place.at ? 'ask' : view}>
      {notice && (
        <p className="tool-notice" role="status" data-text="label">
          {notice}
        </p>
      )}
      {view === 'start' ? <Start {...{ data, today }} /> : <Asked {...{ data, place, today, onPlace }} />}
    </div>
  );
};

export const behaviour = mountOf(Check, later);
