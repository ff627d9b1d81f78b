import { Drawing } from '#src/components/drawing/drawing.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { emptyPlan, writePlan } from '#src/features/plan/answers/plan.ts';
import { linkTo } from '#src/islands/link/read-link.ts';
import { picture } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';
import { addressOf } from '#src/site/pages.ts';
import styles from './doors.module.css';

const { heading, note, action, check } = content.home.plan;

/** The ways into the plan, edge to edge: with what one comes, each a field with its object. */
export const Doors = () => (
  <section className={styles.doors} id="plan" aria-labelledby="plan-heading">
    <div className={styles.head}>
      <h2 id="plan-heading">
        <UnbrokenText text={heading} />
      </h2>
      {note && (
        <p data-text="body">
          <UnbrokenText text={note} />
        </p>
      )}
      <TextLink href={addressOf(action.page)} label={action.label} />
      <TextLink href={addressOf(check.page)} label={check.label} />
    </div>
    <ul className={styles.fields}>
      {content.planWords.doors.map(({ id, title, text, family, drawing }) => (
        <li className={styles.field} data-family={family} key={title}>
          <h3 data-cover>
            <a href={addressOf('plan') + linkTo('', writePlan({ ...emptyPlan, door: id }))}>
              {title}
              <Icon name="arrow-right" size="small" isBehind />
            </a>
          </h3>
          <p data-text="small">{text}</p>
          <Drawing picture={picture(`${drawing}-object`)} />
        </li>
      ))}
    </ul>
  </section>
);
