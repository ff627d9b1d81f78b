import styles from './stored-pages.module.css';

export type StoredNoticeProps = {
  label: string;
  /** `{day}` is filled in by the browser. */
  text: string;
  /** Said as well where not all pictures of the page are in the store. */
  withoutPictures: string;
};

/** Stands at the top of a page that is shown from the browser's store in place of the network's. */
export const StoredNotice = ({ label, text, withoutPictures }: StoredNoticeProps) => (
  <aside className={styles.notice} aria-label={label}>
    <p>
      <span>{text}</span> <span hidden>{withoutPictures}</span>
    </p>
  </aside>
);
