import { Button } from '#src/components/button/button.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { content } from '#src/site/content.ts';
import { addressOf } from '#src/site/pages.ts';
import { namedPages } from './candidates.ts';
import styles from './not-found.module.css';

const { firm, notFound, pages, redirects } = content;
const { number, href: call } = firm.phones.office;

/**
 * The ways on from an address that does not exist: what may have been meant, search, telephone, the main sections. Of every page
 * with the names it goes by the behaviour `near-miss` offers the nearest.
 */
export const NotFound = () => (
  <div className={styles.ways}>
    <div className={styles.meant} data-near-miss hidden>
      <p>{notFound.meant}</p>
      <ul />
      <template>
        {namedPages(pages, redirects).map(({ href, label, names }) => (
          <li key={href} data-names={names.join(' ')}>
            <a data-text="heading" href={href} data-tap>
              {label}
            </a>
          </li>
        ))}
      </template>
    </div>
    <p data-text="body">{notFound.text}</p>
    <div data-row>
      <Button href={addressOf('catalogue')} variant="accent">
        <Icon name="search" size="small" />
        {notFound.search}
      </Button>
      <Button href={call} variant="line">
        <Icon name="phone" size="small" />
        {number}
      </Button>
    </div>
    <nav aria-labelledby="start-again">
      <p id="start-again" data-text="label">
        {notFound.linksLabel}
      </p>
      <ul className={styles.pages} data-row>
        {notFound.links.map(({ label, page }) => (
          <li key={page}>
            <a data-text="name" href={addressOf(page)} data-tap>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </div>
);
