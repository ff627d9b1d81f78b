import { Button } from '#src/components/button/button.tsx';
import styles from './stored-pages.module.css';

/** Asks again for the page that could not be shown: the browser puts its address in the place of this one's. */
export const Retry = ({ label, href }: { label: string; href: string }) => (
  <p className={styles.retry}>
    <Button href={href} variant="accent">
      {label}
    </Button>
  </p>
);
