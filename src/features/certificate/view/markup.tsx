import { renderToString } from 'react-dom/server';
import { CheckCertificate } from './check-certificate.tsx';
import type { CheckData } from './check-data.ts';

/** The questions before any answer, as HTML that the island takes over. */
export const checkMarkup = (data: CheckData) => renderToString(<CheckCertificate data={data} />);
