import { memo } from 'react';
import { issuers, marks } from '#src/content/tool-vocabulary.ts';
import { Field } from '#src/islands/controls/field.tsx';
import { Select } from '#src/islands/controls/select.tsx';
import { type CertificateAnswers, isAsked } from '../answers.ts';
import type { CheckData } from './check-data.ts';

export type PointProps = {
  item: CheckData['items'][number];
  number: number;
  data: CheckData;
  answers: CertificateAnswers;
  /** Asked of what the certificate names. */
  isNeeded: boolean;
  onAnswer: (change: CertificateAnswers) => void;
};

type Option = { id: string; label: string };

/** An answer of one question, in cells. */
const Cells = ({
  name,
  options,
  chosen,
  onChoose,
  layout = 'plan-answers',
}: {
  name: string;
  layout?: 'plan-answers' | 'plan-options';
  options: readonly Option[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}) => (
  <div className={layout}>
    {options.map(({ id, label }) => (
      <label key={id}>
        <input type="radio" name={name} value={id} checked={chosen === id} onChange={() => onChoose(id)} />
        {label}
      </label>
    ))}
  </div>
);

/** A day as the control writes it. */
const parseDay = (typed: string) => (/^20\d\d-\d\d-\d\d$/.test(typed) ? typed : undefined);

const Answer = ({ item: { id }, data, answers, onAnswer }: Omit<PointProps, 'isNeeded' | 'number'>) => {
  const { questions, editions } = data;
  const { fields, choices } = questions;
  if (id === 'issuer')
    return (
      <Cells
        name={id}
        layout="plan-options"
        options={issuers.map((issuer) => ({ id: issuer, label: questions.issuers[issuer] }))}
        chosen={answers.issuer}
        onChoose={(chosen) => onAnswer({ issuer: issuers.find((issuer) => issuer === chosen) })}
      />
    );
  if (id === 'edition')
    return (
      <Select
        label={fields.edition}
        value={answers.edition ?? ''}
        options={[...editions, { id: 'unknown', label: choices.unknown }]}
        choose={fields.choose}
        onChoose={(edition) => onAnswer({ edition })}
      />
    );
  if (id === 'dates')
    return (
      <div className="plan-fields">
        {(['issued', 'until'] as const).map((name) => (
          <Field
            key={name}
            label={fields[name]}
            type="date"
            value={answers[name] ?? ''}
            parse={parseDay}
            error={fields.error}
            onValue={(value) => onAnswer({ [name]: value })}
          />
        ))}
      </div>
    );
  if (!isAsked(id)) return null;
  return (
    <Cells
      name={id}
      options={marks.map((mark) => ({ id: mark, label: choices[mark] }))}
      chosen={answers[id]}
      onChoose={(chosen) => onAnswer({ [id]: marks.find((mark) => mark === chosen) })}
    />
  );
};

/** One question to hold a certificate against, with what follows from its answers. */
export const Point = memo(({ item, number, data, answers, isNeeded, onAnswer }: PointProps) => {
  const { question, text, no, unknown, negative } = item;
  const { answers: words, ...follows } = data.questions;
  return (
    <li hidden={!isNeeded}>
      <fieldset>
        <legend>
          <span className="plan-clause" aria-hidden="true">
            {number}
          </span>
          {question}
        </legend>
        <p className="plan-hint">{text}</p>
        <div data-needs-script>
          <Answer item={item} data={data} answers={answers} onAnswer={onAnswer} />
        </div>
        <dl className="plan-follows">
          <div>
            <dt>{negative ?? words.no}</dt>
            <dd>{follows[no]}</dd>
          </div>
          <div>
            <dt>{words.unknown}</dt>
            <dd>{follows[unknown]}</dd>
          </div>
        </dl>
      </fieldset>
    </li>
  );
});
