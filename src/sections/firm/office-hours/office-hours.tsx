import { FactList } from '#src/components/fact-list/fact-list.tsx';
import ruled from '#src/components/fact-list/ruled-facts.module.css';
import { Section } from '#src/components/section/section.tsx';
import { officeHours } from '#src/content/firm-shown.ts';
import { content } from '#src/site/content.ts';

const { contact, firm, labels } = content;
const { heading, span, service, note } = contact.hours;
const areSamples = ['hours', 'languages', 'reply', 'visits'].some((field) => firm.samples.includes(field));
const hours = officeHours(firm.hours, span).map(({ days, span }) => ({ label: days, value: span }));

/** When the office is open. */
export const OfficeHours = () => (
  <Section
    id="hours"
    heading={heading}
    note={areSamples ? `${labels.samples.hours} ${note}` : note}
    layout="split"
  >
    <FactList className={ruled.rows} facts={[...hours, ...service]} />
  </Section>
);
