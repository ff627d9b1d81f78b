import { Button } from '#src/components/button/button.tsx';
import { CopyButton } from '#src/components/copy-button/copy-button.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import levelCard from '#src/components/level-card/level-card.module.css';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { addressLine, position } from '#src/content/firm-shown.ts';
import { picture } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';
import styles from './contact-ways.module.css';
import { waysOf } from './ways-of.ts';

const { contact, firm, labels } = content;
const { heading, readyLabel, details } = contact.ways;
const { address } = firm;
const { chart } = contact;
const { src, width, height } = picture('chart');

/** Where the office is: its position, the way to a map, and the chart of the coast with the office marked. */
const Chart = () => (
  <section className={styles.chart} aria-labelledby="chart-heading" data-ground="ink">
    <div className={styles.plate}>
      <h2 data-text="heading" id="chart-heading">
        {chart.heading}
      </h2>
      <p data-text="statement">{addressLine(firm)}</p>
      <p>
        <span data-text="label">{chart.position}</span> {position(address)}
      </p>
      <Button href={address.map} variant="line" newTab={labels.actions.newTab}>
        {chart.map}
        <Icon name="arrow-right" size="small" />
      </Button>
    </div>
    <img
      className={styles.sea}
      src={src}
      width={width}
      height={height}
      alt={chart.alt}
      decoding="async"
      data-screen-only
    />
  </section>
);

/** The ways to reach the firm as cards; the whole card is the link, the copy button lies above it. Beside or below them the chart. */
export const ContactWays = () => (
  <div className={styles.matter}>
    <section aria-labelledby="ways-heading">
      <h2 id="ways-heading" data-visually-hidden>
        {heading}
      </h2>
      <ul className={styles.ways} id="way-list" data-fold>
        {waysOf(contact, firm, labels).map(
          ({ title, icon, value, when, ready, action, href, newTab, copy }, index) => (
            <li key={title} className={`${levelCard.card} ${styles.way}`}>
              <Icon name={icon} />
              <h3 data-text="small">{title}</h3>
              <p data-text="heading">{value}</p>
              <div className={styles.action} data-cover data-screen-only>
                {/* The first is the one to choose: one accent a view. */}
                <Button href={href} variant={index === 0 ? 'accent' : 'line'} newTab={newTab}>
                  <span className={styles.verb} aria-hidden="true">
                    {action}
                  </span>
                  <span data-visually-hidden>
                    {action}: {value}
                  </span>
                  <Icon name="arrow-right" size="small" />
                </Button>
              </div>
              <p data-text="small" data-detail>
                {when}
              </p>
              <p data-text="small" data-detail>
                <b>{readyLabel}:</b> {ready}
              </p>
              {copy && (
                <div className={styles.copy} data-detail>
                  <CopyButton {...copy} />
                </div>
              )}
            </li>
          ),
        )}
      </ul>
      <UnfoldButton controls="way-list" label={details} />
    </section>
    <Chart />
  </div>
);
