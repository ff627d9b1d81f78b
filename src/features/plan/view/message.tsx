import { useId, useState } from 'react';
import { Copy } from '#src/islands/controls/copy.tsx';
import { chatAddress, mailAddress, messageOf } from '../export/message.ts';
import type { Plan } from '../link/schema.ts';
import { longestPath } from '../schedule/paths.ts';
import { endDay } from '../schedule/schedule.ts';
import type { IslandData } from './island-data.ts';
import type { Results } from './results.ts';

const mostCharacters = 1000;

/** What the plan says in a message. */
const draftOf = (plan: Plan, found: Results, { tools }: IslandData, link: string | undefined) => {
  const { designations, days, paths, monday, points } = found;
  const path = longestPath(paths, 'quick');
  const codeOf = (id: string) => tools.pages.find((page) => page.id === id)?.code ?? id;
  return messageOf(
    {
      people: plan.people,
      work: tools.auditTime.works.find(({ id }) => id === plan.work)?.label,
      standards: designations.map(({ designation }) => designation),
      wanted: plan.wanted,
      days: days.total?.initial,
      quickestEnd: path && endDay(path, 'quick', monday),
      gates: points
        .filter(({ isGate }) => isGate)
        .map(({ clause, pages }) => `${codeOf(pages[0] ?? '')} ${clause}`),
      link,
    },
    tools.words,
  );
};

export type MessageProps = { plan: Plan; found: Results; data: IslandData; link: string };

/** A message about the plan, to be read and changed before it is opened anywhere. */
export const Message = ({ plan, found, data, link }: MessageProps) => {
  const id = `plan${useId()}`;
  const { message, take } = data.tools.words;
  const [hasLink, setHasLink] = useState(false);
  const [own, setOwn] = useState<string>();
  const text = own ?? draftOf(plan, found, data, hasLink ? link : undefined);
  return (
    <div>
      <h3>
        <label htmlFor={id}>{take.message}</label>
      </h3>
      <textarea
        id={id}
        value={text}
        maxLength={mostCharacters}
        autoComplete="off"
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setOwn(target.value)}
      />
      <label className="plan-switch">
        <input
          type="checkbox"
          checked={hasLink}
          onChange={({ target }) => {
            setHasLink(target.checked);
            setOwn(undefined);
          }}
        />
        {message.addLink}
      </label>
      <div className="plan-buttons">
        {data.firm.chat && (
          <a className="plan-button" href={chatAddress(data.firm.chat, text)} target="_blank" rel="noopener">
            {message.whatsapp}
            <span data-visually-hidden>{` (${data.newTab})`}</span>
          </a>
        )}
        <a className="plan-button" href={mailAddress(data.firm.email, message.subject, text)}>
          {message.mail}
        </a>
        <Copy label={message.copy} done={data.words.copied} text={() => text} />
      </div>
      <p className="plan-hint" id={`${id}-note`}>
        {message.note}
      </p>
    </div>
  );
};
