import { useCallback, useEffect, useMemo, useState } from 'react';
import { dayOf } from '#src/features/editions/days-left.ts';
import { Status } from '#src/islands/controls/status.tsx';
import { readLink } from '#src/islands/link/read-link.ts';
import type { IslandProps } from '#src/islands/mount.tsx';
import { ToolSection } from '#src/islands/tool-section.tsx';
import { holdsAnswers, useFragment } from '#src/islands/use-fragment.ts';
import { answersOf, type CertificateAnswers, writeAnswers } from '../answers.ts';
import { judgeCertificate } from '../judge.ts';
import type { CheckData } from './check-data.ts';
import { Judged } from './judged.tsx';
import { Point } from './point.tsx';

const none: CertificateAnswers = {};

/** The questions to hold a certificate against, and beside them what the answers come to. */
export const CheckCertificate = ({ data, signal, onReady }: IslandProps<CheckData>) => {
  const { questions, items, words } = data;
  const [answers, setAnswers] = useState(none);
  const [today, setToday] = useState<string>();
  const [complaint, setComplaint] = useState<string>();
  const follow = useCallback(
    (text: string) => {
      setToday(dayOf(new Date()));
      if (!holdsAnswers(text)) return;
      const editions = data.editions.map(({ id }) => id);
      const read = readLink(text, data.words, none, (fields) => answersOf(fields, editions));
      setAnswers(read.answers);
      setComplaint(read.complaint);
    },
    [data],
  );
  const isAnswered = Object.values(answers).some((value) => value !== undefined);
  useFragment(today && (isAnswered ? writeAnswers(answers) : ''), follow, signal);
  const isRunning = today !== undefined;
  useEffect(() => {
    if (isRunning) onReady?.();
  }, [isRunning, onReady]);
  const answer = useCallback((change: CertificateAnswers) => {
    setAnswers((before) => ({ ...before, ...change }));
    setComplaint(undefined);
  }, []);
  const judgement = useMemo(() => judgeCertificate(answers, data, today ?? ''), [answers, data, today]);
  const result = data.results.find(({ id }) => id === judgement.kind);
  return (
    <ToolSection
      id="questions"
      number={items.length}
      heading={questions.heading}
      note={questions.note}
      notLoaded={words.notLoaded}
      form={
        <>
          <p role="status" data-needs-script>
            {complaint}
          </p>
          <ol className="plan-judge">
            {items.map((item, index) => (
              <Point
                key={item.id}
                item={item}
                number={index + 1}
                data={data}
                answers={answers}
                isNeeded={!answers.edition || judgement.points.includes(item.id)}
                onAnswer={answer}
              />
            ))}
          </ol>
        </>
      }
    >
      <div className="plan-result" data-needs-script>
        <Judged data={data} judgement={judgement} />
        <Status text={result ? result.title : ''} isRunning={isRunning} />
        <div className="plan-keep">
          <p>{words.keep.state}</p>
          <button type="button" onClick={() => setAnswers(none)}>
            {words.keep.clear}
          </button>
        </div>
      </div>
    </ToolSection>
  );
};
