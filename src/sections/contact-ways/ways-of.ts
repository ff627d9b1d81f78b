import type { z } from 'zod';
import { addressLine } from '#src/content/address-line.ts';
import { chatLink } from '#src/content/chat-address.ts';
import type { Firm } from '#src/content/schemas/firm.ts';
import type { contactPage } from '#src/content/schemas/firm-pages.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import type { ContactWay } from './contact-ways.tsx';

type Contact = z.infer<typeof contactPage>;
type Kind = Contact['ways']['items'][number]['kind'];

const digits = (text: string) => text.replace(/\D/g, '');

/** The number a chat goes to, where it is one of the firm's; otherwise the name of the messaging service. */
const chatValue = ({ phones, social }: Firm) =>
  Object.values(phones).find(({ number }) => digits(number) === digits(new URL(social.whatsapp.url).pathname))
    ?.number ?? social.whatsapp.label;

/** The ways of the contact page, joined with the firm's numbers and addresses. */
export const waysOf = ({ ways, title, copy }: Contact, firm: Firm, labels: Labels): ContactWay[] => {
  const { number, href } = firm.phones.office;
  const mail = firm.emails.general.address;
  const address = addressLine(firm);
  const { newTab } = labels.actions;
  const targets: Record<Kind, Pick<ContactWay, 'value' | 'href' | 'newTab' | 'copy'>> = {
    call: {
      value: number,
      href,
      copy: { text: number, label: copy.number, done: copy.done },
    },
    chat: { value: chatValue(firm), href: chatLink(firm, labels, title), newTab },
    write: {
      value: mail,
      href: `mailto:${mail}`,
      copy: { text: mail, label: copy.mail, done: copy.done },
    },
    visit: {
      value: address,
      href: firm.address.map,
      newTab,
      copy: { text: address.replaceAll('\u00a0', ' '), label: copy.address, done: copy.done },
    },
  };
  return ways.items.map(({ kind, ...way }) => ({ ...way, ...targets[kind] }));
};
