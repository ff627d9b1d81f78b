import type { Figure as FigureContent } from '#src/content/schemas/figure.ts';
import { Measure } from '../measure/measure.tsx';
import { Batch } from './drawings/batch.tsx';
import { Bell } from './drawings/bell.tsx';
import { Budget } from './drawings/budget.tsx';
import { Chain } from './drawings/chain.tsx';
import { Clock } from './drawings/clock.tsx';
import { Controls } from './drawings/controls.tsx';
import { Days } from './drawings/days.tsx';
import { Fence } from './drawings/fence.tsx';
import { Layers } from './drawings/layers.tsx';
import { Ring } from './drawings/ring.tsx';
import { Stairs } from './drawings/stairs.tsx';
import { Vial } from './drawings/vial.tsx';
import { Way } from './drawings/way.tsx';
import styles from './figure.module.css';
import { type Drawn, inWords } from './in-words.ts';

export type FigureProps = { figure: FigureContent };

const drawingOf = (figure: Drawn) => {
  switch (figure.kind) {
    case 'ring':
      return <Ring figure={figure} />;
    case 'clock':
      return <Clock figure={figure} />;
    case 'way':
      return <Way figure={figure} />;
    case 'batch':
      return <Batch figure={figure} />;
    case 'chain':
      return <Chain figure={figure} />;
    case 'fence':
      return <Fence figure={figure} />;
    case 'budget':
      return <Budget figure={figure} />;
    case 'bell':
      return <Bell figure={figure} />;
    case 'days':
      return <Days figure={figure} />;
    case 'controls':
      return <Controls figure={figure} />;
    case 'stairs':
      return <Stairs figure={figure} />;
    case 'layers':
      return <Layers figure={figure} />;
    case 'vial':
      return <Vial figure={figure} />;
  }
};

/** What a standard is about, drawn on a ground of its family's deepest colour, and said in a list for those who do not see it. */
export const Figure = ({ figure }: FigureProps) => {
  const total = figure.kind === 'measure' && figure.total;
  return (
    <section className={styles.figure} id="figure" aria-labelledby="figure-heading" data-ground="ink">
      <div className={styles.content}>
        <header>
          {total && (
            <p className={styles.total} aria-hidden="true">
              {total}
            </p>
          )}
          <h2 id="figure-heading">{figure.heading}</h2>
          <p>{figure.text}</p>
        </header>
        {figure.kind === 'measure' ? (
          <Measure measure={figure} />
        ) : (
          <figure aria-labelledby="figure-heading">
            {drawingOf(figure)}
            <ul data-visually-hidden>
              {inWords(figure).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </figure>
        )}
      </div>
    </section>
  );
};
