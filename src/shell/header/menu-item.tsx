import { Icon } from '#src/components/icon/icon.tsx';
import type { MenuEntry } from '#src/content/schemas/navigation.ts';
import { namedPage } from '#src/sections/shared/page-cards/related.ts';
import { content } from '#src/site/content.ts';
import { linkTo } from '#src/site/pages.ts';
import styles from './menu-item.module.css';

type MenuItemProps = {
  entry: MenuEntry;
  /** The page that is open. */
  page: string;
  /** 0 in the bar, 1 in a dropdown, 2 in a flyout. */
  depth?: number;
};

const leadsTo = ({ page, section }: MenuEntry, open: string) => page === open && !section;

const holds = ({ children = [] }: MenuEntry, open: string): boolean =>
  children.some((child) => leadsTo(child, open) || holds(child, open));

/** A link, and beside it a button that discloses the links below it. Hover and focus open them too. */
export const MenuItem = ({ entry, page, depth = 0 }: MenuItemProps) => {
  const { label, href } = linkTo(entry);
  const { subject, children } = entry;
  const listId = `menu-${entry.page}`;
  const isCurrent = leadsTo(entry, page);
  const holdsCurrent = children && (isCurrent || holds(entry, page));
  const isActive = depth === 0 && (isCurrent || holdsCurrent);
  return (
    <li
      className={styles.item}
      data-depth={depth}
      data-branch={children && true}
      data-holds-current={holdsCurrent || undefined}
      data-family={subject && namedPage(entry.page).family}
    >
      <div
        className={styles.row}
        data-text={depth === 0 ? 'name' : 'small'}
        data-active={isActive || undefined}
      >
        <a
          className={styles.link}
          href={href}
          data-subject={subject}
          aria-current={isCurrent ? 'page' : isActive || undefined}
        >
          {label}
        </a>
        {children && (
          <button
            className={styles.toggle}
            type="button"
            aria-expanded="false"
            aria-controls={listId}
            aria-label={`${content.labels.header.showMore}: ${label}`}
            data-ring="inside"
            data-needs-script
          >
            <Icon name="chevron-down" size="small" />
          </button>
        )}
      </div>
      {children && (
        <ul className={styles.list} id={listId}>
          {children.map((child) => (
            <MenuItem key={child.label} entry={child} page={page} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  );
};
