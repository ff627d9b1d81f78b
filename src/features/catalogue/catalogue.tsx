import { Icon } from '#src/components/icon/icon.tsx';
import levelCard from '#src/components/level-card/level-card.module.css';
import type { Picture } from '#src/components/picture.ts';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import styles from './catalogue.module.css';

type Entry = {
  /** The title is `code - name`: what the search looks in. */
  code: string;
  name: string;
  description: string;
  href: string;
  /** Set large over the picture: `22000`. */
  numeral: string;
  family: string;
  picture: Picture;
};

type Actions = { learnMore: string; call: { label: string; href: string } };

type CatalogueProps = Actions & {
  entries: readonly Entry[];
  /** Of the button that shows what phones fold. */
  details: string;
};

type CardProps = Actions & {
  entry: Entry;
  /** The first of the list is in the first view of phones: its picture comes with the page. */
  first: boolean;
};

/** A standard of the catalogue. The whole card leads to its page, except for the telephone button. */
const Card = ({
  entry: { code, name, description, href, numeral, family, picture },
  first,
  learnMore,
  call,
}: CardProps) => (
  <li className={`${levelCard.card} ${styles.card}`} data-family={family}>
    <div className={styles.picture}>
      <p className={styles.numeral} data-text="numeral" data-lettering aria-hidden="true">
        {numeral}
      </p>
      <img
        {...picture}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
      />
    </div>
    <div className={styles.text}>
      <h2 data-text="heading">
        <span className={styles.code}>{code}</span>
        <span data-visually-hidden> - </span>
        <UnbrokenText text={name} />
      </h2>
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
        <a data-text="name" href={call.href} data-tap data-detail data-screen-only>
          <Icon name="phone" size="small" />
          {call.label}
        </a>
      </div>
    </div>
  </li>
);

/** The standards in rows of two, one below 900 px, on phones their titles alone. The search (search/filter.ts) hides cards. */
export const Catalogue = ({ entries, details, ...actions }: CatalogueProps) => (
  <Section id="catalogue">
    <UnfoldButton controls="catalogue-list" label={details} />
    <ul className={styles.grid} id="catalogue-list" data-catalogue data-fold>
      {entries.map((entry, index) => (
        <Card key={entry.href} entry={entry} first={index === 0} {...actions} />
      ))}
    </ul>
  </Section>
);
