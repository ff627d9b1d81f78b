import { Button } from '#src/components/button/button.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import type { NamedPage } from './candidates.ts';
import styles from './not-found.module.css';

type Link = { label: string; href: string };

type NotFoundProps = {
  text: string;
  links: { label: string; items: readonly Link[] };
  search: Link;
  call: Link;
  /** Before the pages that the address may have meant. */
  meantLabel: string;
  /** Every page with the names it goes by; the behaviour `near-miss` offers the nearest. */
  pages: readonly NamedPage[];
};

/** The ways on from an address that does not exist: what may have been meant, search, telephone, the main sections. */
export const NotFound = ({ text, links, search, call, meantLabel, pages }: NotFoundProps) => (
  <div className={styles.ways}>
    <div className={styles.meant} data-near-miss hidden>
      <p>{meantLabel}</p>
      <ul />
      <template>
        {pages.map(({ href, label, names }) => (
          <li key={href} data-names={names.join(' ')}>
            <a data-text="heading" href={href} data-tap>
              {label}
            </a>
          </li>
        ))}
      </template>
    </div>
    <p data-text="body">{text}</p>
    <div data-row>
      <Button href={search.href} variant="accent">
        <Icon name="search" size="small" />
        {search.label}
      </Button>
      <Button href={call.href} variant="line">
        <Icon name="phone" size="small" />
        {call.label}
      </Button>
    </div>
    <nav aria-labelledby="start-again">
      <p id="start-again" data-text="label">
        {links.label}
      </p>
      <ul data-row>
        {links.items.map(({ label, href }) => (
          <li key={href}>
            <a data-text="name" href={href} data-tap>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </div>
);
