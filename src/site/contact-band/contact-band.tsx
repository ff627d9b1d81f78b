import { Button } from '#src/components/button/button.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { chatLink } from '#src/content/chat-address.ts';
import type { Firm } from '#src/content/schemas/firm.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import styles from './contact-band.module.css';

export type ContactBandProps = { firm: Firm; labels: Labels; heading: string; pageTitle: string };

/** The shared element above the footer: how to reach the firm, with the number large. */
export const ContactBand = ({ firm, labels, heading, pageTitle }: ContactBandProps) => {
  const { number, href } = firm.phones.office;
  const chat = chatLink(firm, labels, pageTitle);
  return (
    <section className={styles.band} aria-labelledby="contact-band">
      <div className={styles.ruler} aria-hidden="true" />
      <div className={styles.content}>
        <h2 id="contact-band">
          <KeptText text={heading} />
        </h2>
        <div className={styles.ways}>
          <p>{labels.contactBand.text}</p>
          <a className={styles.number} href={href}>
            {number}
          </a>
          <div className={styles.actions}>
            {chat !== undefined && (
              <Button href={chat} newTab={labels.actions.newTab}>
                <Icon name="brand-whatsapp" size="small" />
                {labels.contactBand.chat}
              </Button>
            )}
            <Button href={`mailto:${firm.emails.general.address}`} variant="line">
              <Icon name="mail" size="small" />
              {labels.contactBand.write}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
};
