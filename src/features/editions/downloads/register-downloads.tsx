import { Button } from '#src/components/button/button.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { Section } from '#src/components/section/section.tsx';
import styles from './register-downloads.module.css';

type RegisterDownloadsProps = {
  heading: string;
  note?: string | undefined;
  /** To the page that plans with the dates. */
  action: { label: string; href: string };
  files: readonly { label: string; href: string; icon: string }[];
};

/** The register to take away: as a table and as a calendar. */
export const RegisterDownloads = ({ heading, note, action, files }: RegisterDownloadsProps) => (
  <Section id="downloads" heading={heading} note={note} action={action} ground="mist">
    <ul className={styles.files}>
      {files.map(({ label, href, icon }) => (
        <li key={href}>
          <Button href={href} variant="line" download>
            <Icon name={icon} size="small" />
            {label}
          </Button>
        </li>
      ))}
    </ul>
  </Section>
);
