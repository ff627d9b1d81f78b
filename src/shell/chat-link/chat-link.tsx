import { Icon } from '#src/components/icon/icon.tsx';
import { chatLink } from '#src/content/firm-shown.ts';
import { content } from '#src/site/content.ts';
import styles from './chat-link.module.css';

const { firm, labels } = content;

/**
 * The pill at the bottom right that opens a chat with the firm; nothing where the firm answers no messages. On small screens
 * a bar at the foot of the window holds it, beside a link that calls.
 */
export const ChatLink = ({ pageTitle }: { pageTitle: string }) => {
  const href = chatLink(firm, labels, pageTitle);
  return (
    <aside className={styles.bar} aria-label={labels.chat.label} data-foot-bar data-screen-only>
      <a className={styles.call} data-text="name" data-fit href={firm.phones.office.href}>
        <Icon name="phone" size="small" />
        {labels.topBar.call}
      </a>
      {href && (
        <a
          className={styles.chat}
          data-text="name"
          href={href}
          target="_blank"
          rel="noopener"
          title={labels.chat.tooltip}
        >
          <Icon name="brand-whatsapp" />
          <span className={styles.label}>{labels.chat.label}</span>
          <span data-visually-hidden>{` (${labels.actions.newTab})`}</span>
        </a>
      )}
    </aside>
  );
};
