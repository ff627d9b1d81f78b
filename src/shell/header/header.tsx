import { Icon } from '#src/components/icon/icon.tsx';
import { content } from '#src/site/content.ts';
import { addressOf, linkTo } from '#src/site/pages.ts';
import { searchAsset } from '#src/site/search-asset.ts';
import { Brand } from '../brand/brand.tsx';
import styles from './header.module.css';
import { MenuItem } from './menu-item.tsx';

const { labels, navigation, search } = content;
const { tools, legal } = navigation.footer;

type HeaderProps = {
  page: string;
  /** Lies over a full-screen opening and turns solid once scrolled. */
  over: boolean;
};

const Links = ({ pages }: { pages: typeof tools }) => (
  <ul>
    {pages.map(linkTo).map(({ label, href }) => (
      <li key={label}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
);

/**
 * Logo, six entries, and the menus below two of them. On small screens the list is a popover,
 * which opens, closes and returns focus without script; older browsers show it in the flow. In both stand two links to the
 * page of all questions and terms: with script they open the search, which fetches its index.
 */
export const Header = ({ page, over }: HeaderProps) => {
  const questions = addressOf('glossary');
  return (
    <header className={styles.header} data-ground="ink" data-over={over || undefined} data-header>
      <div className={styles.content}>
        <Brand href="/" />
        <nav className={styles.menu} id="menu" popover="auto" aria-label={labels.header.main}>
          <div className={styles.top}>
            <a className={styles.ask} href={questions} data-search={searchAsset.src}>
              {search.field}
              <Icon name="search" />
            </a>
            <button
              type="button"
              data-control
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label={labels.header.close}
              // biome-ignore lint/a11y/noAutofocus: the focus comes when the menu opens, not with the page.
              autoFocus
            >
              <Icon name="x" />
            </button>
          </div>
          <div className={styles.lists}>
            <ul className={styles.entries}>
              {navigation.header.map((entry) => (
                <MenuItem key={entry.page} entry={entry} page={page} />
              ))}
            </ul>
            <div className={styles.foot}>
              <p data-text="label">{labels.footer.tools}</p>
              <Links pages={tools} />
              <Links pages={legal} />
            </div>
          </div>
        </nav>
        <a href={questions} data-control aria-label={search.button} data-search={searchAsset.src}>
          <Icon name="search" />
        </a>
        <button type="button" data-control popoverTarget="menu" aria-label={labels.header.menu}>
          <Icon name="menu-2" />
        </button>
      </div>
    </header>
  );
};
