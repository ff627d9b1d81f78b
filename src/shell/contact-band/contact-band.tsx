import { Button } from '#src/components/button/button.tsx';
import { DimensionLine } from '#src/components/dimension-line/dimension-line.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { chatLink, officeHours } from '#src/content/firm-shown.ts';
import { content } from '#src/site/content.ts';
import styles from './contact-band.module.css';

const { contact, firm, labels } = content;

/** How many characters a number may have; the styles set each so large that it fills the sheet. */
const lengths = [15, 17, 24];

type ContactBandProps = {
  pageTitle: string;
  /** A heading and the two other ways alone. */
  isBrief: boolean;
};

/** Above the footer: the office's number as its picture, hanging from a ruler, and the other ways. */
export const ContactBand = ({ pageTitle, isBrief }: ContactBandProps) => {
  const { number, href } = firm.phones.office;
  const chat = chatLink(firm, labels, pageTitle);
  return (
    <aside className={styles.band} data-ground="light" aria-labelledby="contact-band" data-screen-only>
      <div className={styles.ruler} aria-hidden="true" />
      <div className={styles.content}>
        {!isBrief && (
          <>
            {' '}
            <DimensionLine>
              <span className={styles.hours} data-row>
                {officeHours(firm.hours, contact.hours.span).map(({ days, span }) => (
                  <span key={days}>
                    {days} {span}
                  </span>
                ))}
              </span>
            </DimensionLine>
            <a
              className={styles.number}
              data-text="numeral"
              data-lettering
              href={href}
              data-length={lengths.find((length) => number.length <= length)}
            >
              {number}
            </a>
          </>
        )}{' '}
        <div className={styles.words}>
          <h2 id="contact-band" data-text={isBrief ? 'statement' : undefined}>
            <UnbrokenText text={labels.contactBand.heading} />
          </h2>
          <div>
            {!isBrief && <p>{labels.contactBand.text}</p>}
            <div className={styles.actions} data-row>
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
      </div>
    </aside>
  );
};
