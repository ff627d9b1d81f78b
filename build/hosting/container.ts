import { madeBy } from './rules.ts';

/** nginx with its module for brotli, behind a proxy that speaks https: `podman build -f generated/Containerfile .` */
export const containerfile = `${madeBy}
FROM docker.io/library/debian:stable-slim
RUN apt-get update \\
 && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \\
 && rm -r /var/lib/apt/lists /etc/nginx/sites-enabled/*
COPY generated/nginx-container.conf /etc/nginx/conf.d/site.conf
COPY dist /srv/site
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
`;
