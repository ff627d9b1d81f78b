import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import type { Figure as FigureContent } from '#src/content/schemas/figure.ts';
import { Drawing } from './drawing.tsx';
import styles from './figure.module.css';
import { Measure } from './measure.tsx';
import { sheetOf } from './sheet-of.ts';

/** What a standard is about, drawn on a ground of its family's deepest colour, and said in a list for those who do not see it. */
export const Figure = ({ figure }: { figure: FigureContent }) => {
  const sign = (figure.kind === 'measure' && figure.total) || figure.sign;
  return (
    <section className={styles.figure} id="figure" aria-labelledby="figure-heading" data-ground="ink">
      <div className={styles.content} data-kind={figure.kind}>
        <header>
          {sign && (
            <p className={styles.sign} data-text="numeral" data-lettering aria-hidden="true">
              {sign}
            </p>
          )}
          <div>
            <h2 id="figure-heading" data-text={sign ? undefined : 'display'}>
              <UnbrokenText text={figure.heading} />
            </h2>
            <p>
              <UnbrokenText text={figure.text} />
            </p>
          </div>
        </header>
        {figure.kind === 'measure' ? <Measure {...figure} /> : <Drawing {...sheetOf(figure)} />}
      </div>
    </section>
  );
};
