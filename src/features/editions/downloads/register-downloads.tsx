import { Button } from '#src/components/button/button.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { Section } from '#src/components/section/section.tsx';
import type { EditionsPage } from '../page-schema.ts';

type RegisterDownloadsProps = {
  words: EditionsPage['downloads'];
  /** The address of the page that plans with the dates. */
  plan: string;
};

/** The register to take away: as a table and as a calendar. */
export const RegisterDownloads = ({ words, plan }: RegisterDownloadsProps) => (
  <div data-screen-only>
    <Section
      id="downloads"
      heading={words.heading}
      note={words.note}
      action={{ label: words.plan.label, href: plan }}
      ground="mist"
    >
      <ul data-row>
        {[
          { label: words.csv, href: '/editions.csv', icon: 'file-spreadsheet' },
          { label: words.calendar, href: '/editions.ics', icon: 'calendar-down' },
        ].map(({ label, href, icon }) => (
          <li key={href}>
            <Button href={href} variant="line" download>
              <Icon name={icon} size="small" />
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  </div>
);
