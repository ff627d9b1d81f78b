import { Button } from '#src/components/button/button.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import panel from '#src/components/person-panel/person-panel.module.css';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import styles from './director.module.css';
import type { directorOf } from './director-of.ts';

type DirectorProps = NonNullable<Awaited<ReturnType<typeof directorOf>>> & {
  /** With what to begin. */
  callToAction: string;
};

const headingId = 'director-heading';

/** Who answers for the page's field: face, name, qualifications, number and address. */
export const Director = ({ person, heading, callToAction, chat }: DirectorProps) => {
  const [mailbox, host] = person.mail.value.split('@');
  return (
    <Section id="director" labelledBy={headingId} spacing="dense">
      <div className={`${panel.panel} ${styles.panel}`}>
        <Portrait person={person} />
        <div className={panel.name}>
          <h2 id={headingId} data-text="statement">
            <UnbrokenText text={heading} />
          </h2>
          <p data-text="small">
            <UnbrokenText text={[person.title, person.description].filter(Boolean).join('. ')} />
          </p>
        </div>
        <div className={panel.words}>
          <p data-text="lead">{callToAction}</p>
          <a data-text="statement" data-tap href={person.call.href}>
            {person.call.value}
          </a>
          <div className={styles.actions} data-row>
            {chat && (
              <Button href={chat.href} newTab={chat.newTab}>
                <Icon name="brand-whatsapp" size="small" />
                {chat.label}
              </Button>
            )}
            <Button href={person.mail.href} variant="line">
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
