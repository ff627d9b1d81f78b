import { Button } from '#src/components/button/button.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import panel from '#src/components/person-panel/person-panel.module.css';
import { Portrait, type Portrayed } from '#src/components/portrait/portrait.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import { callTo, chatLink, mailTo } from '#src/content/firm-shown.ts';
import { content } from '#src/site/content.ts';
import styles from './director.module.css';

const { firm, labels, team } = content;

type DirectorProps = {
  director: (typeof team.directors)[number] & Portrayed;
  /** Of the page, which the first message names. */
  title: string;
  /** With what to begin. */
  callToAction: string;
};

/** The director who answers for a service page: the content check finds exactly one for each. */
export const directorOf = (page: string) =>
  team.directors.find(({ pages }) => pages?.some((entry) => entry.page === page));

/** The heading of its section, which is in the contents of the page as well. */
export const directorHeading = (name: string) => fill(labels.contactBand.director, { name });

const headingId = 'director-heading';

/** Who answers for the page's field: face, name, qualifications, number and address; the office's where there is none of one's own. */
export const Director = ({ director, title, callToAction }: DirectorProps) => {
  const call = callTo(director.phone ?? firm.phones.office.number);
  const mail = mailTo(director.mail ?? firm.emails.general.address);
  const chat = chatLink(firm, labels, title);
  const [mailbox, host] = mail.value.split('@');
  return (
    <Section id="director" labelledBy={headingId} spacing="dense">
      <div className={`${panel.panel} ${styles.panel}`}>
        <Portrait person={director} />
        <div className={panel.name}>
          <h2 id={headingId} data-text="statement">
            <UnbrokenText text={directorHeading(director.name)} />
          </h2>
          <p data-text="small">
            <UnbrokenText text={[director.title, director.description].filter(Boolean).join('. ')} />
          </p>
        </div>
        <div className={panel.words}>
          <p data-text="lead">{callToAction}</p>
          <a data-text="statement" data-tap href={call.href}>
            {call.value}
          </a>
          <div className={styles.actions} data-row>
            {chat && (
              <Button href={chat} newTab={labels.actions.newTab}>
                <Icon name="brand-whatsapp" size="small" />
                {labels.contactBand.chat}
              </Button>
            )}
            <Button href={mail.href} variant="line">
              <Icon name="mail" size="small" />
              {mailbox}@<wbr />
              {host}
            </Button>
          </div>
        </div>
      </div>
    </Section>
  );
};
