import { FactList } from '#src/components/fact-list/fact-list.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { readableDay } from '#src/content/days.ts';
import { addressLine, position, shownPhones } from '#src/content/firm-shown.ts';
import { asOf } from '#src/features/editions/register-data.ts';
import { content } from '#src/site/content.ts';
import { linkTo } from '#src/site/pages.ts';
import { Brand } from '../brand/brand.tsx';
import { socialLinks } from '../social-links.ts';
import styles from './footer.module.css';

const { days, editions, firm, labels, navigation } = content;

/** The last day on which a text was changed or a fact checked: a day up to then was never one still to come. */
const writtenOn = days
  .map(({ day }) => day)
  .sort()
  .at(-1);

/** On phones the list is folded. */
const Links = ({ id }: { id: 'services' | 'tools' }) => (
  <nav className={styles.links} aria-labelledby={`footer-${id}`}>
    <h2 data-text="label" id={`footer-${id}`}>
      {labels.footer[id]}
    </h2>
    <UnfoldButton
      controls={`footer-${id}-list`}
      count={navigation.footer[id].length}
      label={labels.actions.showAll}
    />
    <ul data-text="small" id={`footer-${id}-list`} data-fold>
      {navigation.footer[id].map(linkTo).map(({ label, href }) => (
        <li key={href} data-detail>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The title block of the sheet: firm with copyright, services, contact; then since, incorporated, position. */
export const Footer = ({ page }: { page: string }) => {
  const { address, emails } = firm;
  const facts = [
    { label: labels.footer.since, value: String(firm.since) },
    { label: labels.footer.incorporated, value: String(firm.incorporated) },
    { label: labels.footer.position, value: position(address) },
  ];
  return (
    <footer className={styles.footer} data-ground="ink">
      <div className={styles.block}>
        <div>
          <Brand href={page === 'home' ? '#home' : '#top'} />
          <p data-text="small">{firm.summary}</p>
          <p data-text="small">
            <UnbrokenText text={`© ${firm.copyright} ${firm.legalName}`} />
          </p>
          <ul data-row data-screen-only>
            {navigation.footer.legal.map(linkTo).map(({ label, href }) => (
              <li key={label}>
                <a href={href} data-tap>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div data-screen-only>
          <Links id="services" />
          <Links id="tools" />
        </div>
        <div>
          <h2 data-text="label">{labels.footer.contact}</h2>
          <address className={styles.contact} data-text="small">
            <p>
              <Icon name="map-pin" size="small" />
              <span>{addressLine(firm)}</span>
            </p>
            {shownPhones(firm).map(({ label, number, href }) => (
              <a key={number} href={href} title={label}>
                <Icon name="phone" size="small" />
                {number}
              </a>
            ))}
            <a href={`mailto:${emails.general.address}`}>
              <Icon name="mail" size="small" />
              {emails.general.address}
            </a>
            {socialLinks.map(({ icon, label, url }) => (
              <a key={icon} href={url} target="_blank" rel="noopener">
                <Icon name={icon} size="small" />
                <span>
                  {label}
                  <span data-visually-hidden>{` (${labels.actions.newTab})`}</span>
                </span>
              </a>
            ))}
          </address>
        </div>
      </div>
      <FactList className={styles.facts} facts={facts} text="small" />
      <p data-text="small" data-written-on={writtenOn} data-passed={labels.footer.passed}>
        {labels.footer.asOf.replace('{day}', readableDay(asOf(editions)))}
      </p>
    </footer>
  );
};
