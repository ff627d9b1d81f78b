import { DeadlineBars } from '#src/sections/deadline-bars/deadline-bars.tsx';
import { Figure } from '#src/sections/figure/figure.tsx';
import { FigureDrawing } from '#src/sections/figure/figure-drawing.tsx';
import { OutcomeLine } from '#src/sections/outcome-line/outcome-line.tsx';
import { ProcessSteps } from '#src/sections/process-steps/process-steps.tsx';
import { Stats } from '#src/sections/stats/stats.tsx';
import { items, outcome, stats, steps } from '../fixture/entries.ts';
import { drawnFigures } from '../fixture/figures.ts';
import { words } from '../fixture/words.ts';
import { Group, Specimen } from '../specimen.tsx';
import styles from './figures.module.css';

const stepLabels = {
  result: 'You receive',
  time: 'Usual time',
  fee: 'Fee',
  details: 'What you receive, time and fee',
};

/** What is measured and counted. */
export const Figures = () => (
  <Group name="figures">
    <Specimen name="stats" wide>
      <Stats id="stats" heading={words.heading} stats={stats} caption={words.sentence} />
    </Specimen>
    <Specimen name="process-steps" wide>
      <ProcessSteps id="steps" heading={words.heading} steps={steps} labels={stepLabels} />
    </Specimen>
    <Specimen name="process-steps brief" wide>
      <ProcessSteps id="steps" steps={steps} labels={stepLabels} ground="mist" brief />
    </Specimen>
    <Specimen name="outcome-line" wide>
      <div data-family="ocean">
        <OutcomeLine outcome={outcome} givenByLabel="Given by" />
      </div>
    </Specimen>
    <Specimen name="measure of parts" wide>
      <div data-family="nil-manel">
        <Figure
          figure={{
            kind: 'measure',
            heading: words.heading,
            text: words.sentence,
            total: 21,
            items: items(3).map(({ title }, index) => ({ title, count: 12 - 5 * index })),
          }}
        />
      </div>
    </Specimen>
    <Specimen name="measure of an order" wide>
      <div data-family="cinnamon">
        <Figure figure={{ kind: 'measure', heading: words.heading, text: words.sentence, items: items(5) }} />
      </div>
    </Specimen>
    {drawnFigures.map((figure) => (
      <Specimen key={figure.kind} name={`figure-drawing ${figure.kind}`} ground="ink">
        <div className={styles.drawing} data-family="lagoon">
          <FigureDrawing figure={figure} />
        </div>
      </Specimen>
    ))}
    <Specimen name="deadline-bars" wide>
      <DeadlineBars
        heading={words.heading}
        unconfirmed={[{ named: 'ISO 1700:2019', family: 'ocean' }]}
        unconfirmedText={words.sentence}
        deadlines={[
          {
            named: 'ISO 1800:2030',
            event: 'Last new certificate',
            kind: 'lastNew',
            day: '2030-05-01',
            family: 'tea',
            certainty: { level: 'verified', word: 'Checked' },
          },
          {
            named: 'ISO 1800:2030',
            event: 'Transition ends',
            kind: 'ends',
            day: '2031-11-01',
            family: 'ocean',
            certainty: { level: 'reported', word: 'Reported' },
          },
        ]}
        checkedOn="2030-01-10"
        words={{ one: 'day', other: 'days', passed: 'passed', today: 'Today', unit: 'days' }}
        stale={words.sentence}
      />
    </Specimen>
  </Group>
);
