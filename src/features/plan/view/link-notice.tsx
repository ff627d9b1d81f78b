import type { Dispatch } from 'react';
import type { PlanWords } from '../words-schema.ts';
import type { PlanAction, PlanState } from './state.ts';

/** What is wrong with the link that led here, and which of two plans is to be used. Empty as a rule. */
export const LinkNotice = ({
  state: { complaint, offered },
  words,
  dispatch,
}: {
  state: PlanState;
  words: PlanWords;
  dispatch: Dispatch<PlanAction>;
}) => (
  <div className="plan-link" role="status" data-needs-script>
    {complaint && <p>{complaint}</p>}
    {offered && (
      <>
        <p>{words.link.question}</p>
        <button type="button" onClick={() => dispatch({ type: 'decided', use: 'link' })}>
          {words.link.use}
        </button>
        <button type="button" onClick={() => dispatch({ type: 'decided', use: 'mine' })}>
          {words.link.keepMine}
        </button>
      </>
    )}
  </div>
);
