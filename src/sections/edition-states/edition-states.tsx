import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import type { Edition } from '#src/content/schemas/edition.ts';
import styles from '#src/sections/edition-register/edition-register.module.css';
import { EditionStatus } from '#src/sections/edition-register/edition-status.tsx';

type State = {
  named: string;
  status: Edition['status'];
  /** What there is to say of it beyond its status; nothing of most that are current. */
  text: string | undefined;
};

type EditionStatesProps = Omit<SectionProps, 'children' | 'layout'> & {
  heading: string;
  columns: { edition: string; state: string };
  states: readonly State[];
  /** The words of each status. */
  words: Readonly<Record<Edition['status'], string>>;
};

/** What no longer counts comes first. */
const order = ['ended', 'guidance-replaced', 'in-transition', 'current'] as const;

/** Whether editions still count, by status; those of which there is no more to say than that, in one list. */
export const EditionStates = ({ columns, states, words, ...section }: EditionStatesProps) => (
  <Section {...section}>
    <div className={styles.register}>
      <table className={styles.table} aria-labelledby={`${section.id}-heading`}>
        <thead>
          <tr className={styles.row}>
            <th scope="col">{columns.edition}</th>
            <th scope="col">{columns.state}</th>
          </tr>
        </thead>
        {order.map((status) => {
          const group = states.filter((state) => state.status === status);
          const plain = group.filter(({ text }) => !text).map(({ named }) => named);
          if (group.length === 0) return null;
          return (
            <tbody key={status}>
              <tr className={styles.row}>
                <th className={styles.standard} scope="rowgroup" colSpan={2}>
                  <EditionStatus status={status} word={words[status]} />
                </th>
              </tr>
              {plain.length > 0 && (
                <tr className={`${styles.row} ${styles.prose}`}>
                  <td colSpan={2}>
                    <KeptText text={plain.join(', ')} />
                  </td>
                </tr>
              )}
              {group.map(
                ({ named, text }) =>
                  text && (
                    <tr className={`${styles.row} ${styles.prose}`} key={named}>
                      <th className={styles.standard} scope="row">
                        <b>{named}</b>
                      </th>
                      <td>
                        <div>
                          <KeptText text={text} />
                        </div>
                      </td>
                    </tr>
                  ),
              )}
            </tbody>
          );
        })}
      </table>
    </div>
  </Section>
);
