import { FactList } from '#src/components/fact-list/fact-list.tsx';
import { content } from '#src/site/content.ts';
import styles from './months.module.css';

const { items, labels } = content.cost.months;

/** A plant's way to its certificate, month by month: who does what, and who sends an invoice. */
export const Months = () => (
  <ol className={styles.months}>
    {items.map(({ title, you, we, invoice }, index) => (
      <li key={title}>
        <span data-text="numeral" data-ordinal>
          {index + 1}
        </span>
        <h3>{title}</h3>
        <FactList
          className={styles.facts}
          facts={[
            { label: labels.you, value: you },
            { label: labels.we, value: we },
            { label: labels.invoice, value: invoice },
          ]}
          text="small"
        />
      </li>
    ))}
  </ol>
);
