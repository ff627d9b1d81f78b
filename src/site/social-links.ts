import type { Firm } from '#src/content/schemas/firm.ts';

/** The social network, the professional network and the messaging page, in this order. */
export const socialLinks = ({ social }: Firm) => [
  { icon: 'brand-facebook', ...social.facebook },
  { icon: 'brand-linkedin', ...social.linkedin },
  { icon: 'brand-whatsapp', ...social.whatsapp },
];
