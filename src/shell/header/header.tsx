import { Icon } from '#src/components/icon/icon.tsx';
import { Brand } from '../brand/brand.tsx';
import type { MenuBranch } from '../menu.ts';
import styles from './header.module.css';
import { MenuItem } from './menu-item.tsx';

type Link = { label: string; href: string };

export type HeaderProps = {
  menu: readonly MenuBranch[];
  brand: { name: string; descriptor: string };
  labels: { menu: string; close: string; main: string; showMore: string };
  /** A link to the page of all questions and terms; with script it opens the search, which fetches this index. */
  search: { label: string; field: string; href: string; index: string };
  /** Below the entries on small screens: the pages that no menu lists, and how to reach the firm. */
  foot: {
    tools: { heading: string; links: readonly Link[] };
    legal: readonly Link[];
    call: Link;
    chat: (Link & { newTab: string }) | undefined;
  };
  /** Lies over a full-screen opening and turns solid once scrolled. */
  over: boolean;
};

const Links = ({ className, links }: { className: string | undefined; links: readonly Link[] }) => (
  <ul className={className}>
    {links.map(({ label, href }) => (
      <li key={label}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
);

/**
 * Logo, six entries, and the menus below two of them. On small screens the list is a popover,
 * which opens, closes and returns focus without script; older browsers show it in the flow.
 */
export const Header = ({ menu, brand, labels, search, foot, over }: HeaderProps) => (
  <header className={styles.header} data-ground="ink" data-over={over || undefined} data-header>
    <div className={styles.content}>
      <Brand href="/" {...brand} />
      <nav className={styles.menu} id="menu" popover="auto" aria-label={labels.main}>
        <div className={styles.top}>
          <a className={styles.ask} href={search.href} data-search={search.index}>
            {search.field}
            <Icon name="search" />
          </a>
          <button
            className={styles.control}
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={labels.close}
            // biome-ignore lint/a11y/noAutofocus: the focus comes when the menu opens, not with the page.
            autoFocus
          >
            <Icon name="x" />
          </button>
        </div>
        <div className={styles.lists}>
          <ul className={styles.entries}>
            {menu.map((entry) => (
              <MenuItem key={entry.id} entry={entry} depth={0} showMore={labels.showMore} />
            ))}
          </ul>
          <div className={styles.foot}>
            <p data-text="label">{foot.tools.heading}</p>
            <Links className={styles.tools} links={foot.tools.links} />
            <Links className={styles.legal} links={foot.legal} />
          </div>
        </div>
        <div className={styles.ways}>
          <a href={foot.call.href} data-text="name">
            <Icon name="phone" size="small" />
            {foot.call.label}
          </a>
          {foot.chat && (
            <a href={foot.chat.href} target="_blank" rel="noopener">
              <Icon name="brand-whatsapp" />
              <span data-visually-hidden>
                {foot.chat.label} ({foot.chat.newTab})
              </span>
            </a>
          )}
        </div>
      </nav>
      <a className={styles.control} href={search.href} aria-label={search.label} data-search={search.index}>
        <Icon name="search" />
      </a>
      <button className={styles.control} type="button" popoverTarget="menu" aria-label={labels.menu}>
        <Icon name="menu-2" />
      </button>
    </div>
  </header>
);
