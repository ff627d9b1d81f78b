import { Drawing } from '#src/components/drawing/drawing.tsx';
import type { Picture } from '#src/components/picture.ts';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import styles from './doors.module.css';

type DoorsProps = {
  id: string;
  heading: string;
  note?: string | undefined;
  action: { label: string; href: string };
  /** With what one comes, and where that is asked. */
  doors: readonly { title: string; text: string; href: string; family: string; picture: Picture }[];
};

/** The ways into the plan, edge to edge: each a field with its object. */
export const Doors = ({ id, heading, note, action, doors }: DoorsProps) => (
  <section className={styles.doors} id={id} aria-labelledby={`${id}-heading`}>
    <div className={styles.head}>
      <h2 id={`${id}-heading`}>
        <UnbrokenText text={heading} />
      </h2>
      {note && (
        <p data-text="body">
          <UnbrokenText text={note} />
        </p>
      )}
      <div className={styles.link}>
        <TextLink href={action.href}>{action.label}</TextLink>
      </div>
    </div>
    <ul className={styles.fields}>
      {doors.map(({ title, text, href, family, picture }) => (
        <li className={styles.field} data-family={family} key={title}>
          <h3 data-cover>
            <a href={href}>{title}</a>
          </h3>
          <p data-text="small">{text}</p>
          <Drawing picture={picture} />
        </li>
      ))}
    </ul>
  </section>
);
