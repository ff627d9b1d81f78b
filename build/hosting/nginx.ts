import * as rules from './rules.ts';
import type { Site } from './site.ts';

/** Where the site lies on that machine, and what it listens to there. */
type Place = { port: number; root: string; host: string };

const map = (input: string, output: string, rows: readonly string[]) =>
  `map ${input} ${output} {\n${rows.map((row) => `  ${row};`).join('\n')}\n}`;
const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
const lines = (list: readonly string[]) => list.map((line) => `  ${line}`).join('\n');

/** A header of pages, which drawings may have with another value and other files have not. */
const headerMap = ([name, value]: [string, string]) => {
  const drawing = rules.drawingHeaders[name];
  return map('$sent_http_content_type', variable(name), [
    'default ""',
    `"~^text/html" "${value}"`,
    ...(drawing ? [`"~^image/svg" "${drawing}"`] : []),
  ]);
};

/**
 * A file for nginx's `conf.d`. A map compares whatever the capitals, so one table leads each spelling of an address to the
 * published one; nothing that a visitor types comes back in a redirect. The type of an answer decides on its headers, as
 * redirects and errors are pages too.
 */
export const nginxConf = (site: Site, { port, root, host }: Place): string => {
  const table = rules.targets(site);
  const common = Object.entries(rules.commonHeaders(site));
  const ofPages = Object.entries(rules.pageHeaders);
  return `${rules.madeBy}
map_hash_bucket_size 256;
${map('$uri', '$site_plain', [
  'default $uri',
  '"~^/index(?:\\.html)?/?$" /',
  '"~^(?<site_stem>/.+?)(?:/index)?(?:\\.html)?/?$" $site_stem',
])}
${map('$site_plain', '$site_target', ['default $uri', ...table.map(({ from, to }) => `${from} ${to.replace(/#.*/, '')}`)])}
${map('$site_plain', '$site_section', [
  'default ""',
  ...table
    .filter(({ to }) => to.includes('#'))
    .map(({ from, to }) => `${from} "${to.replace(/^[^#]*/, '')}"`),
])}
${map('"$status $uri"', '$site_cache', [
  `default "${rules.shortly}"`,
  `"~^[45]" "${rules.never}"`,
  `"~${rules.hashedName}" "${rules.forever}"`,
])}
${ofPages.map(headerMap).join('\n')}

server {
  listen ${port};
  server_name ${host};
  root ${root};
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  brotli_static on;
  types {
${lines(Object.entries(rules.types).map(([extension, type]) => `  ${type} ${extension};`))}
  }
  charset utf-8;
  charset_types ${Object.values(rules.types)
    .filter((type) => rules.isText(type) && type !== 'text/html')
    .join(' ')};
${lines(common.map(([name, value]) => `add_header ${name} "${value}" always;`))}
${lines(ofPages.map(([name]) => `add_header ${name} ${variable(name)} always;`))}
  add_header Cache-Control $site_cache always;
  error_page 404 /404.html;
  location ~ ^/404(?:\\.html)?$ { internal; }
  location ~ ${rules.hidden.replaceAll('(?:^|/)', '/')} { return 404; }
  location = / { try_files /index.html =404; }
  location / {
    if ($site_target != $uri) { return 301 $site_target$is_args$args$site_section; }
    try_files $uri $uri.html =404;
  }
}
`;
};

/** nginx with its module for brotli, behind a proxy that speaks https: `podman build -f generated/Containerfile .` */
export const containerfile = `${rules.madeBy}
FROM docker.io/library/debian:stable-slim
RUN apt-get update \\
 && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \\
 && rm -r /var/lib/apt/lists /etc/nginx/sites-enabled/*
COPY generated/nginx-container.conf /etc/nginx/conf.d/site.conf
COPY dist /srv/site
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
`;
