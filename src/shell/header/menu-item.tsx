import { Icon } from '#src/components/icon/icon.tsx';
import { content } from '#src/site/content.ts';
import type { MenuBranch } from '../menu.ts';
import styles from './menu-item.module.css';

type MenuItemProps = {
  entry: MenuBranch;
  /** 0 in the bar, 1 in a dropdown, 2 in a flyout. */
  depth: number;
};

/** A link, and beside it a button that discloses the links below it. Hover and focus open them too. */
export const MenuItem = ({ entry, depth }: MenuItemProps) => {
  const listId = `menu-${entry.id}`;
  const hasChildren = entry.children.length > 0;
  const active = depth === 0 && entry.holdsCurrent;
  return (
    <li
      className={styles.item}
      data-depth={depth}
      data-branch={hasChildren || undefined}
      data-holds-current={(hasChildren && entry.holdsCurrent) || undefined}
      data-family={entry.subject?.family}
    >
      <div
        className={styles.row}
        data-text={depth === 0 ? 'name' : 'small'}
        data-active={active || undefined}
      >
        <a
          className={styles.link}
          href={entry.href}
          data-subject={entry.subject?.words}
          aria-current={entry.current ? 'page' : active || undefined}
        >
          {entry.label}
        </a>
        {hasChildren && (
          <button
            className={styles.toggle}
            type="button"
            aria-expanded="false"
            aria-controls={listId}
            aria-label={`${content.labels.header.showMore}: ${entry.label}`}
            data-ring="inside"
            data-needs-script
          >
            <Icon name={depth === 0 ? 'chevron-down' : 'chevron-right'} size="small" />
          </button>
        )}
      </div>
      {hasChildren && (
        <ul className={styles.list} id={listId}>
          {entry.children.map((child) => (
            <MenuItem key={child.id} entry={child} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  );
};
