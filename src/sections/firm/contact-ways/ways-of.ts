import type { z } from 'zod';
import type { CopyButtonProps } from '#src/components/copy-button/copy-button.tsx';
import { addressLine, chatLink } from '#src/content/firm-shown.ts';
import type { Firm } from '#src/content/schemas/firm.ts';
import type { contactPage } from '#src/content/schemas/firm-pages.ts';
import type { Labels } from '#src/content/schemas/labels.ts';

type Contact = z.infer<typeof contactPage>;
type Kind = Contact['ways']['items'][number]['kind'];
type Target = {
  /** What stands large: the number, the address. */
  value: string;
  href: string;
  /** The words that say a new tab opens, where one does. */
  newTab?: string;
  copy?: CopyButtonProps;
};

/** The ways of the contact page, joined with the firm's numbers and addresses; without chat where there is none. */
export const waysOf = ({ ways, title, copy }: Contact, firm: Firm, labels: Labels) => {
  const { number, href } = firm.phones.office;
  const mail = firm.emails.general.address;
  const address = addressLine(firm);
  const { newTab } = labels.actions;
  const { whatsapp } = firm.social;
  const chat = chatLink(firm, labels, title);
  const targets: Record<Kind, Target | undefined> = {
    call: {
      value: number,
      href,
      copy: { text: number, label: copy.number, done: copy.done },
    },
    chat: whatsapp && chat ? { value: whatsapp.number, href: chat, newTab } : undefined,
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
  return ways.items.flatMap(({ kind, ...way }) => {
    const target = targets[kind];
    return target ? [{ ...way, ...target }] : [];
  });
};
