import { FactList } from '#src/components/fact-list/fact-list.tsx';
import ruled from '#src/components/fact-list/ruled-facts.module.css';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { officeHours } from '#src/content/firm-shown.ts';
import { content } from '#src/site/content.ts';
import styles from './office-hours.module.css';

const { contact, firm, labels } = content;
const { heading, span, service, note } = contact.hours;
const areSamples = ['hours', 'languages', 'reply', 'visits'].some((field) => firm.samples.includes(field));
const hours = officeHours(firm.hours, span).map(({ days, span }) => ({ label: days, value: span }));

/** When the office is open. */
export const OfficeHours = () => (
  <div className={styles.hours}>
    <h3>{heading}</h3>
    <FactList className={ruled.rows} facts={[...hours, ...service]} />
    <p data-text="small">
      <UnbrokenText text={areSamples ? `${labels.samples.hours} ${note}` : note} />
    </p>
  </div>
);
