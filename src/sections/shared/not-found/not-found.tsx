import { Button } from '#src/components/button/button.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import type { Picture } from '#src/components/picture.ts';
import { OpeningImage } from '#src/components/responsive-picture/opening-image.tsx';
import type { NamedPage } from './candidates.ts';
import styles from './not-found.module.css';

type Link = { label: string; href: string };

type NotFoundProps = {
  code: string;
  headline: string;
  tagline: string;
  text: string;
  picture: { wide: Picture; tall: Picture };
  links: { label: string; items: readonly Link[] };
  search: Link;
  call: Link;
  /** Before the pages that the address may have meant. */
  meantLabel: string;
  /** Every page with the names it goes by; the behaviour `near-miss` offers the nearest. */
  pages: readonly NamedPage[];
};

/** The page for an address that does not exist: what may have been meant, the main sections, search and telephone. */
export const NotFound = ({
  code,
  headline,
  tagline,
  text,
  picture,
  links,
  search,
  call,
  meantLabel,
  pages,
}: NotFoundProps) => (
  <div className={styles.page} data-ground="ink">
    <picture className={styles.scene}>
      <OpeningImage wide={picture.wide} tall={picture.tall} tallBelow="992px" className={styles.drawing} />
    </picture>
    <div className={styles.content}>
      <div className={styles.copy}>
        <p className={styles.code}>{code}</p>
        <h1>{headline}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <div className={styles.meant} data-near-miss hidden>
          <p>{meantLabel}</p>
          <ul />
          <template>
            {pages.map(({ href, label, names }) => (
              <li key={href} data-names={names.join(' ')}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </template>
        </div>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <Button href={search.href} variant="accent">
            <Icon name="search" size="small" />
            {search.label}
          </Button>
          <Button href={call.href} variant="line">
            <Icon name="phone" size="small" />
            {call.label}
          </Button>
        </div>
        <nav className={styles.links} aria-labelledby="start-again">
          <p id="start-again">{links.label}</p>
          <ul>
            {links.items.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  </div>
);
