import { Drawing } from '#src/components/drawing/drawing.tsx';
import type { Picture } from '#src/components/picture.ts';
import styles from './values.module.css';

type Value = { title: string; picture: Picture } & ({ text: string } | { list: readonly string[] });

type ValuesProps = { id: string; heading: string; values: readonly Value[] };

/** Vision, mission and values as three panels of full colour. */
export const Values = ({ id, heading, values }: ValuesProps) => (
  <section className={styles.values} id={id} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`} data-visually-hidden>
      {heading}
    </h2>
    {values.map((value) => (
      <div className={styles.panel} key={value.title}>
        <Drawing picture={value.picture} />
        <h3 data-text="statement">{value.title}</h3>
        {'text' in value ? (
          <p>{value.text}</p>
        ) : (
          <ul>
            {value.list.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        )}
      </div>
    ))}
  </section>
);
