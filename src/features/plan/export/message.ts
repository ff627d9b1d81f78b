import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import type { Plan } from '../link/schema.ts';
import type { PlanData } from '../plan-data.ts';

/** What is known of a plan; what is not known is left out of the message. */
export type MessageParts = {
  people?: number | undefined;
  /** The kind of work in words. */
  work?: string | undefined;
  /** Designations: `ISO 14001:2026`. */
  standards: readonly string[];
  wanted?: Plan['wanted'];
  days?: { low: number; high: number } | undefined;
  /** The last day of the quickest plan. */
  quickestEnd?: string | undefined;
  /** Clauses with their standard, as gates that are open are named. */
  gates: readonly string[];
  /** The link to the plan, where the visitor adds it. */
  link?: string | undefined;
};

const mostCharacters = 1000;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The parts that are known as one sentence. */
const sentence = (parts: readonly (string | undefined)[], between = ', ') => {
  const known = parts.filter((part) => part !== undefined && part !== '');
  return known.length > 0 ? `${capitalised(known.join(between))}.` : undefined;
};

/** A text of at most so many characters, cut between words. */
const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;

/** Room that is left for words beside a link: a longer one is not added. */
const leastWords = 100;

/** A message about a plan for the visitor to change and send: at most 1,000 characters, the link whole or not at all. */
export const messageOf = (parts: MessageParts, { message }: PlanData['words']) => {
  const { people, work, standards, wanted, days, quickestEnd, gates, link } = parts;
  const by = wanted?.kind === 'audit' ? message.auditBy : message.certificateBy;
  const text = [
    message.hello,
    sentence([
      people === undefined ? undefined : fill(message.people, { people: grouped(people) }),
      work === undefined ? undefined : fill(message.work, { work: uncapitalised(work) }),
    ]),
    sentence([
      standards.length > 0 ? fill(message.planned, { standards: standards.join(', ') }) : undefined,
      wanted && fill(by, { date: readableDay(wanted.day) }),
    ]),
    sentence(
      [
        days && fill(message.days, days),
        quickestEnd && fill(message.end, { date: readableDay(quickestEnd) }),
      ],
      '; ',
    ),
    sentence([gates.length > 0 ? fill(message.gates, { gates: gates.join(', ') }) : undefined]),
    message.close,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
  const added = link === undefined ? '' : `\n${fill(message.link, { link })}`;
  const room = mostCharacters - added.length;
  return room < leastWords ? shortened(text, mostCharacters) : `${shortened(text, room)}${added}`;
};

/**
 * The address that opens a message in the chat.
 * @param chat the firm's messaging address, without a text
 */
export const chatAddress = (chat: string, text: string) => {
  const url = new URL(chat);
  url.searchParams.set('text', text);
  return url.href;
};

/** The address that opens a message in the visitor's mail program, lines ended as RFC 6068 asks. */
export const mailAddress = (to: string, subject: string, text: string) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
