import { Icon } from '#src/components/icon/icon.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { addressLine } from '#src/content/address-line.ts';
import { readableDay } from '#src/content/days.ts';
import type { Firm } from '#src/content/schemas/firm.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import { shownPhones } from '#src/content/shown-phones.ts';
import { Brand } from '../brand/brand.tsx';
import { position } from '../position.ts';
import { socialLinks } from '../social-links.ts';
import styles from './footer.module.css';

type Link = { label: string; href: string };
export type FooterProps = {
  firm: Firm;
  labels: Labels;
  legal: readonly Link[];
  /** The pages that work something out. */
  tools: readonly Link[];
  services: readonly Link[];
  /** The day as of which the site speaks of editions. */
  asOf: string;
  /** The last day on which anything was changed or checked: the days after it may have passed when a page is read. */
  writtenOn: string;
  /** True while sample values are left: the last line then says so. */
  hasSamples: boolean;
  /** Where the brand block leads: the element `home`, or the top of the page where there is none. */
  brandHref: '#home' | '#top';
};

type LinksProps = { id: string; heading: string; links: readonly Link[]; showAll: string };

/** On phones the list is folded. */
const Links = ({ id, heading, links, showAll }: LinksProps) => (
  <nav className={styles.links} aria-labelledby={`footer-${id}`}>
    <h2 className={styles.heading} data-text="label" id={`footer-${id}`}>
      {heading}
    </h2>
    <ul data-text="small" id={`footer-${id}-list`} data-fold>
      {links.map(({ label, href }) => (
        <li key={href} data-detail>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
    <UnfoldButton controls={`footer-${id}-list`} count={links.length} label={showAll} />
  </nav>
);

/** The title block of the sheet: firm, services, contact; then copyright, since, incorporated, position. */
export const Footer = ({
  firm,
  labels,
  legal,
  tools,
  services,
  asOf,
  writtenOn,
  hasSamples,
  brandHref,
}: FooterProps) => {
  const { address, emails } = firm;
  const facts = [
    [labels.footer.copyright, `© ${firm.copyright} ${firm.legalName}`],
    [labels.footer.since, String(firm.since)],
    [labels.footer.incorporated, String(firm.incorporated)],
    [labels.footer.position, position(address)],
  ] as const;
  return (
    <footer className={styles.footer} data-ground="ink">
      <div className={styles.block}>
        <div className={styles.cell}>
          <Brand href={brandHref} name={firm.name} descriptor={firm.descriptor} />
          <p className={styles.summary} data-text="small">
            {firm.summary}
          </p>
          <ul className={styles.legal} data-row>
            {legal.map(({ label, href }) => (
              <li key={label}>
                <a href={href} data-tap>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.cell}>
          <Links
            id="services"
            heading={labels.footer.services}
            links={services}
            showAll={labels.actions.showAll}
          />
          <Links id="tools" heading={labels.footer.tools} links={tools} showAll={labels.actions.showAll} />
        </div>
        <div className={styles.cell}>
          <h2 className={styles.heading} data-text="label">
            {labels.footer.contact}
          </h2>
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
            {socialLinks(firm).map(({ icon, label, url }) => (
              <a key={icon} href={url} target="_blank" rel="noopener">
                <Icon name={icon} size="small" />
                <span>
                  {label}
                  <span data-visually-hidden> ({labels.actions.newTab})</span>
                </span>
              </a>
            ))}
          </address>
        </div>
      </div>
      <dl className={styles.facts} data-row>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt data-text="label">{term}</dt>
            <dd data-text="small">{value}</dd>
          </div>
        ))}
      </dl>
      <p
        className={styles.note}
        data-text="small"
        data-written-on={writtenOn}
        data-passed={labels.footer.passed}
      >
        <UnbrokenText text={labels.footer.asOf.replace('{day}', readableDay(asOf))} />
      </p>
      {hasSamples && (
        <p className={`${styles.note} ${styles.samples}`} data-text="small">
          {labels.footer.samples}
        </p>
      )}
    </footer>
  );
};
