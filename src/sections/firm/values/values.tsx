import { Drawing } from '#src/components/drawing/drawing.tsx';
import { picture } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';
import styles from './values.module.css';

/** Vision, mission and values as three panels of full colour. */
export const Values = () => (
  <section className={styles.values} id="values" aria-labelledby="values-heading">
    <h2 id="values-heading" data-visually-hidden>
      {content.about.values.heading}
    </h2>
    {content.values.map((value) => (
      <div className={styles.panel} key={value.title}>
        <Drawing picture={picture(`${value.drawing}-object`)} />
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
