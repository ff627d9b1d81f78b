import { nodeFlags } from '../server/limits.ts';
import { madeBy } from './plan.ts';

/**
 * A container file for the embedded server: Node, the built files and the few modules of `packages/hosting`, no packages.
 * It is built from the project folder, after `npm run build`.
 */
export const containerfile = (hosts: readonly string[], nodeVersion: string): string => `# ${madeBy}
FROM docker.io/library/node:${nodeVersion}-alpine
WORKDIR /site
COPY package.json ./
COPY packages/hosting ./packages/hosting
COPY dist ./dist
COPY generated/site.json ./generated/
ENV HOST=0.0.0.0 PORT=8080 HTTPS=on HOSTS=${hosts.join(',')}
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8080/healthz
CMD ${JSON.stringify(['node', ...nodeFlags, 'packages/hosting/serve.ts'])}
`;
