import { useState } from 'react';
import { Field } from '#src/islands/controls/field.tsx';
import { countedPeople } from '../audit-time/audit-texts.ts';
import type { AuditTime } from '../audit-time/schema.ts';
import { More } from './more.tsx';
import { parsedAmount } from './parse.ts';

const parts = ['fullTime', 'partTime', 'contractors'] as const;

/** Counts the people who work under one's control, part by part. The parts are no answers: only their sum is. */
export const PeopleCount = ({
  inputs,
  error,
  onCount,
}: {
  inputs: AuditTime['inputs'];
  error: string;
  onCount: (people: number) => void;
}) => {
  const [counts, setCounts] = useState<Readonly<Record<(typeof parts)[number], string>>>({
    fullTime: '',
    partTime: '',
    contractors: '',
  });
  const change = (part: (typeof parts)[number]) => (value: string | undefined) => {
    const next = { ...counts, [part]: value ?? '' };
    setCounts(next);
    onCount(countedPeople(parts.map((each) => Number(next[each]))));
  };
  return (
    <More summary={inputs.countPeople}>
      <div className="plan-fields">
        {parts.map((part) => (
          <Field
            key={part}
            label={inputs[part]}
            type="text"
            inputMode="decimal"
            value={counts[part]}
            parse={parsedAmount}
            error={error}
            onValue={change(part)}
          />
        ))}
      </div>
    </More>
  );
};
