export type StoredNoticeProps = {
  label: string;
  /** `{day}` is filled in by the service worker. */
  text: string;
};

/** Stands at the top of a page that is shown from the browser's store in place of the network's. */
export const StoredNotice = ({ label, text }: StoredNoticeProps) => (
  <aside aria-label={label} data-stored-copy>
    <p>{text}</p>
  </aside>
);
