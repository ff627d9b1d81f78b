import { Icon } from '#src/components/icon/icon.tsx';
import { content } from '#src/site/content.ts';
import { socialLinks } from '../social-links.ts';
import styles from './top-bar.module.css';

const { firm, labels } = content;

/** The bar above the header. Its close button works by script and shows only with it. */
export const TopBar = () => {
  const { number, href } = firm.phones.office;
  return (
    <aside className={styles.bar} aria-label={labels.topBar.call} data-ground="ink" data-top-bar>
      <div className={styles.content}>
        <p data-text="small">
          <span className={styles.question}>{labels.topBar.question} </span>
          {`${labels.topBar.call} `}
          <a className={styles.number} data-text="name" href={href} data-tap>
            {number}
          </a>
        </p>
        <ul className={styles.social} data-screen-only>
          {socialLinks.map(({ icon, label, url }) => (
            <li key={icon}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                aria-label={`${label} (${labels.actions.newTab})`}
                data-control
              >
                <Icon name={icon} size="small" />
              </a>
            </li>
          ))}
        </ul>
        <button
          className={styles.close}
          type="button"
          aria-label={labels.topBar.close}
          data-close
          data-control
          data-needs-script
        >
          <Icon name="x" size="small" />
        </button>
      </div>
    </aside>
  );
};
