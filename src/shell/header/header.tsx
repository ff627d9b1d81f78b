import { Icon } from '#src/components/icon/icon.tsx';
import { Brand } from '../brand/brand.tsx';
import type { MenuBranch } from '../menu.ts';
import styles from './header.module.css';
import { MenuItem } from './menu-item.tsx';

export type HeaderProps = {
  menu: readonly MenuBranch[];
  brand: { name: string; descriptor: string };
  labels: { menu: string; close: string; main: string; showMore: string };
  /** A link to the page of all questions and terms; with script it opens the search, which fetches this index. */
  search: { label: string; href: string; index: string };
  /** At the foot of the list of small screens: how to reach the firm, and the pages that no menu lists. */
  foot: readonly { label: string; href: string; newTab?: string }[];
  /** Lies over a full-screen opening and turns solid once scrolled. */
  over: boolean;
};

/**
 * Logo, six entries, and the menus below two of them. On small screens the list is a popover,
 * which opens, closes and returns focus without script; older browsers show it in the flow.
 */
export const Header = ({ menu, brand, labels, search, foot, over }: HeaderProps) => (
  <header className={styles.header} data-ground="ink" data-over={over || undefined} data-header>
    <div className={styles.content}>
      <Brand href="/" {...brand} />
      <nav className={styles.menu} id="menu" popover="auto" aria-label={labels.main}>
        <button
          className={styles.close}
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={labels.close}
          // biome-ignore lint/a11y/noAutofocus: the focus comes when the menu opens, not with the page.
          autoFocus
        >
          <Icon name="x" />
        </button>
        <div className={styles.lists}>
          <ul className={styles.entries}>
            {menu.map((entry) => (
              <MenuItem key={entry.id} entry={entry} depth={0} showMore={labels.showMore} />
            ))}
          </ul>
          <ul className={styles.foot} data-text="small">
            {foot.map(({ label, href, newTab }) => (
              <li key={label}>
                <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
                  {label}
                  {newTab && <span data-visually-hidden> ({newTab})</span>}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <a className={styles.search} href={search.href} aria-label={search.label} data-search={search.index}>
        <Icon name="search" />
      </a>
      <button className={styles.toggle} type="button" popoverTarget="menu" aria-label={labels.menu}>
        <Icon name="menu-2" />
      </button>
    </div>
  </header>
);
