import { mountOf } from '#src/islands/mount.tsx';
import { CheckCertificate } from './check-certificate.tsx';

export const mount = mountOf(CheckCertificate);
