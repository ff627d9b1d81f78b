import { memo, useState } from 'react';
import { Copy } from '#src/islands/controls/copy.tsx';
import { emptyPlan, isAnswered } from '../link/state.ts';
import { writePlan } from '../link/write.ts';
import { costText, type Rate } from './days-result.tsx';
import { Message } from './message.tsx';
import { Sheet } from './sheet.tsx';
import { type StepProps, StepSection } from './step-section.tsx';

export type StepExportProps = Pick<StepProps, 'data' | 'found'> & { rate: Rate };

/** What makes files is loaded when one is first asked for. */
const downloads = () => import('./downloads.ts');

/** Step 4: on paper, in the calendar, as a table, a message or a link. */
export const StepExport = memo(({ data, found, rate }: StepExportProps) => {
  const plan = found?.plan ?? emptyPlan;
  const { take, link } = data.tools.words;
  const [printsRate, setPrintsRate] = useState(false);
  const cost = found && costText(found.days, rate, data);
  const address = `${data.firm.url}#${writePlan(plan)}`;
  const isFilled = found !== undefined && isAnswered(plan);
  return (
    <StepSection
      step="take"
      data={data}
      isRunning={found !== undefined}
      status=""
      rules="invoices"
      form={
        isFilled && (
          <div className="plan-take">
            <div>
              <button className="plan-main" type="button" onClick={() => window.print()}>
                {take.print}
              </button>
              {cost && (
                <label className="plan-switch">
                  <input
                    type="checkbox"
                    checked={printsRate}
                    onChange={({ target }) => setPrintsRate(target.checked)}
                  />
                  {take.printRate}
                </label>
              )}
            </div>
            <div className="plan-buttons">
              <button
                type="button"
                disabled={found.paths.paths.length === 0}
                onClick={async () => (await downloads()).saveCalendar(plan, found, data)}
              >
                {take.calendar}
              </button>
              <button
                type="button"
                disabled={found.points.length === 0}
                onClick={async () => (await downloads()).savePoints(found, data)}
              >
                {take.points}
              </button>
            </div>
            <Message plan={plan} found={found} data={data} link={address} />
            <div>
              <h3>{take.share}</h3>
              <p className="plan-address">{address}</p>
              <div className="plan-buttons">
                <Copy label={link.copy} done={data.words.copied} text={() => address} />
              </div>
              <p className="plan-hint">{link.warning}</p>
            </div>
          </div>
        )
      }
      result={
        isFilled ? (
          <Sheet plan={plan} data={data} found={found} rate={printsRate ? cost : undefined} />
        ) : (
          <div className="plan-empty">
            <p>{data.words.noPlanYet}</p>
          </div>
        )
      }
    />
  );
});
