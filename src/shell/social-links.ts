import type { Firm } from '#src/content/schemas/firm.ts';

/** The social network, the professional network and the messaging page, in this order, as far as the firm has them. */
export const socialLinks = ({ social }: Pick<Firm, 'social'>) =>
  [
    { icon: 'brand-facebook', link: social.facebook },
    { icon: 'brand-linkedin', link: social.linkedin },
    { icon: 'brand-whatsapp', link: social.whatsapp },
  ].flatMap(({ icon, link }) => (link ? [{ icon, label: link.label, url: link.url }] : []));
