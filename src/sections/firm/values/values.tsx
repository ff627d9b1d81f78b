import { Drawing } from '#src/components/drawing/drawing.tsx';
import { FactList } from '#src/components/fact-list/fact-list.tsx';
import ruled from '#src/components/fact-list/ruled-facts.module.css';
import { picture } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';
import styles from './values.module.css';

/** Vision and mission in a sentence each set large, values as a list, on one ground. */
export const Values = () => (
  <section className={styles.values} id="values" aria-labelledby="values-heading" data-ground="ink">
    <h2 id="values-heading" data-visually-hidden>
      {content.about.values.heading}
    </h2>
    {content.values.map((value) => (
      <div className={styles.panel} key={value.title}>
        <Drawing picture={picture(`${value.drawing}-object`)} />
        <h3>{value.title}</h3>
        {'text' in value ? (
          <p data-text="statement">{value.text}</p>
        ) : (
          <FactList className={ruled.rows} facts={value.list} names="name" text="body" />
        )}
      </div>
    ))}
  </section>
);
