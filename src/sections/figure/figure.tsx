import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import type { Figure as FigureContent } from '#src/content/schemas/figure.ts';
import styles from './figure.module.css';
import { FigureDrawing } from './figure-drawing.tsx';
import { inWords } from './in-words.ts';
import { Measure } from './measure.tsx';

export type FigureProps = { figure: FigureContent };

/** What a standard is about, drawn on a ground of its family's deepest colour, and said in a list for those who do not see it. */
export const Figure = ({ figure }: FigureProps) => {
  const sign = (figure.kind === 'measure' && figure.total) || figure.sign;
  return (
    <section className={styles.figure} id="figure" aria-labelledby="figure-heading" data-ground="ink">
      <div className={styles.content}>
        <header>
          {sign && (
            <p className={styles.sign} data-kind={figure.kind} aria-hidden="true">
              {sign}
            </p>
          )}
          <h2 id="figure-heading">
            <KeptText text={figure.heading} />
          </h2>
          <p>
            <KeptText text={figure.text} />
          </p>
        </header>
        {figure.kind === 'measure' ? (
          <Measure measure={figure} />
        ) : (
          <figure aria-labelledby="figure-heading">
            <FigureDrawing figure={figure} />
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
