import { fieldInWords } from '../field-words.ts';
import { useOverview } from './requests.ts';
import { addressOf } from './window.ts';

type Finding = { file: string; field: string; message?: string | undefined; reason?: string };

/** Places of the texts, each leading to its field. */
export const Findings = ({ findings }: { findings: readonly Finding[] }) => {
  const { nameOf } = useOverview();
  return [...Map.groupBy(findings, ({ file }) => nameOf(file))].map(([name, those]) => (
    <section key={name}>
      <h3>
        {name} <mark>{those.length}</mark>
      </h3>
      <ul>
        {those.map(({ file, field, message, reason }) => (
          <li key={`${file} ${field} ${message} ${reason}`}>
            <a className="finding" href={addressOf(file, field)}>
              <b>{fieldInWords(field)}</b>
              <span>{message}</span>
              <small>{reason}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
};
