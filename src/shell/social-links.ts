import { content } from '#src/site/content.ts';

const { facebook, linkedin, whatsapp } = content.firm.social;

/** The social network, the professional network and the messaging page, in this order, as far as the firm has them. */
export const socialLinks = [
  { icon: 'brand-facebook', link: facebook },
  { icon: 'brand-linkedin', link: linkedin },
  { icon: 'brand-whatsapp', link: whatsapp },
].flatMap(({ icon, link }) => (link ? [{ icon, label: link.label, url: link.url }] : []));
