import { renderToString } from 'react-dom/server';
import { CheckCertificate } from './check-certificate.tsx';
import { checkData } from './source.ts';

/** The questions before any answer, as HTML that the island takes over. */
export const checkMarkup = () => renderToString(<CheckCertificate data={checkData} />);
