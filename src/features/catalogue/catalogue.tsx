import { Icon } from '#src/components/icon/icon.tsx';
import levelCard from '#src/components/level-card/level-card.module.css';
import type { Picture } from '#src/components/picture.ts';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import type { EditionLabels } from '../editions/labels.ts';
import { EditionStatus } from '../editions/marks.tsx';
import type { Edition } from '../editions/schema.ts';
import styles from './catalogue.module.css';

type CatalogueProps = {
  entries: readonly {
    /** The title is `code - name`: what the search looks in. */
    code: string;
    name: string;
    description: string;
    href: string;
    /** Set large over the picture: `22000`. */
    numeral: string;
    family: string;
    picture: Picture;
    /** Of its edition, where the register has one: all but a current one are told. */
    status: Edition['status'] | undefined;
  }[];
  editionLabels: EditionLabels;
  learnMore: string;
  call: { label: string; href: string };
  /** Of the button that shows what phones fold. */
  details: string;
};

/**
 * The standards in rows of two, one below 900 px, on phones their titles alone. A whole card leads to its page, except for the
 * telephone button. The search (search/filter.ts) hides cards.
 */
export const Catalogue = ({ entries, editionLabels, learnMore, call, details }: CatalogueProps) => (
  <Section id="catalogue">
    <UnfoldButton controls="catalogue-list" label={details} />
    <ul className={styles.grid} id="catalogue-list" data-catalogue data-fold>
      {entries.map(({ code, name, description, href, numeral, family, picture, status }, index) => (
        <li key={href} className={`${levelCard.card} ${styles.card}`} data-family={family}>
          <div className={`${levelCard.picture} ${styles.picture}`}>
            <p className={styles.numeral} data-text="numeral" data-lettering aria-hidden="true">
              {numeral}
            </p>
            {/* The first is in the first view of phones: its picture comes with the page. */}
            <img
              {...picture}
              alt=""
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
              decoding={index === 0 ? 'sync' : 'async'}
            />
          </div>
          <div className={styles.text}>
            <h2 data-text="heading">
              <span className={styles.code}>
                {code.split(numeral)[0]}
                <b data-text="figure">{numeral}</b>
                {code.split(numeral)[1]}
              </span>
              <span data-visually-hidden> - </span>
              <span className={styles.name} data-text="small">
                <UnbrokenText text={name} />
              </span>
            </h2>
            {status && status !== 'current' && <EditionStatus status={status} labels={editionLabels} />}
            <p className={styles.description} data-text="small" data-detail>
              <UnbrokenText text={description} />
            </p>
            <div className={styles.actions} data-row data-cover>
              <a data-text="name" href={href} data-tap>
                <span className={styles.more}>{learnMore}</span>
                <span data-visually-hidden>
                  : {code} - {name}
                </span>
                <Icon name="arrow-right" size="small" />
              </a>
              <p data-detail data-screen-only>
                <a data-text="name" href={call.href} data-tap>
                  <Icon name="phone" size="small" />
                  {call.label}
                </a>
              </p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
