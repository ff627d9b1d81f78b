import { cacheRules, pageCaching } from '../cache.ts';
import { contentTypes } from '../content-types.ts';
import { extensionsByKind, type SecurityHeaders } from '../headers.ts';
import { type Redirect, withQuery } from '../redirects.ts';
import { siteHeaders } from '../site.ts';
import { escaped, type HostPlan, madeBy } from './plan.ts';

const lines = (list: readonly string[], indent: string) => list.map((line) => `${indent}${line}`).join('\n');

const cacheLines = cacheRules.map(({ pattern, value }) => `"~${pattern.source}" "${value}";`);

const typeLines = Object.entries(contentTypes).map(([extension, type]) => `"${type}" ${extension};`);

/** Which files are which kind of response. Errors and redirects are documents, whatever was asked for. */
const kindLines = [...extensionsByKind]
  .filter(([kind]) => kind !== 'document')
  .map(([kind, extensions]) => `"~^(?:200|206|304) .*\\.(?:${extensions.join('|')})$" ${kind};`);

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** For each security header a variable with its value for the kind of response; nginx sends no empty header. */
const headerMaps = (security: SecurityHeaders): string[] =>
  Object.keys(security.document).flatMap((name) => [
    `map $site_kind ${variable(name)} {`,
    '  default "";',
    ...Object.entries(security).flatMap(([kind, { [name]: value }]) =>
      value === undefined ? [] : [`  ${kind} "${value}";`],
    ),
    '}',
  ]);

/** A page that has moved is known by all the spellings of its old address. */
const movedLine = ({ from, to }: Redirect) =>
  `"~^${escaped(from)}(?:/|\\.html|/index\\.html)?$" "${withQuery(to, '$is_args$args')}";`;

/**
 * A file for nginx's `conf.d` folder. Needs the module for ready-made brotli files
 * (Debian: `libnginx-mod-http-brotli-static`). Redirects are offered only to files that exist, so that nothing a
 * visitor types comes back in a Location header.
 */
export const nginxConf = ({ site, hosts, dir, port, secure }: HostPlan): string => {
  const security = siteHeaders(site, secure);
  const headers = Object.keys(security.document).map(
    (name) => `add_header ${name} ${variable(name)} always;`,
  );
  return `# ${madeBy}
map $uri $site_cache {
  default "${pageCaching}";
  "/healthz" "no-store";
${lines(cacheLines, '  ')}
}
map "$status $uri" $site_kind {
  default document;
${lines(kindLines, '  ')}
}
${lines(headerMaps(security), '')}
map $status $site_allow { default ""; 405 "GET, HEAD"; }
map $uri $site_moved {
  default "";
${lines(site.redirects.map(movedLine), '  ')}
}

server {
  listen ${port} default_server;
  server_name _;
  server_tokens off;
${lines(headers, '  ')}
  return 421;
}

server {
  listen ${port};
  server_name ${hosts.join(' ')};
  root "${dir}";
  server_tokens off;
  absolute_redirect off;
  etag on;
  gzip_static on;
  gzip_vary on;
  brotli_static on;
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 30s;
  client_max_body_size 1k;
  default_type application/octet-stream;
  types {
${lines(typeLines, '    ')}
  }
${lines(headers, '  ')}
  add_header Cache-Control $site_cache always;
  add_header Allow $site_allow always;
  error_page 404 /404.html;

  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  if ($request_uri ~ "^.{2001}") { return 414; }
  if ($request_uri ~ "^[^?]*%(?:[01][0-9a-fA-F]|7[fF]|5[cC])") { return 400; }
  # Two conditions for one redirect; in a location an if would undo try_files.
  set $site_asked "";
  if ($request_uri ~ "^[^?]*//") { set $site_asked "doubled slashes"; }
  if (-f $document_root$uri.html) { set $site_asked "\${site_asked}, page"; }
  if ($site_asked = "doubled slashes, page") { return 301 $uri$is_args$args; }
  if ($site_moved) { return 301 $site_moved; }

  location = /healthz { types { } default_type "text/plain; charset=utf-8"; return 200 "ok\\n"; }
  location = /404 { return 404; }
  location = /404.html { internal; }
  location ~ \\.(?:br|zst|gz)$ { return 404; }
  location ~ /\\.(?!well-known/) { return 404; }
  location ~ ^/_(?:headers|redirects)$ { return 404; }
  location ~ ^/index(?:\\.html)?/?$ { return 301 /$is_args$args; }
  location ~ ^(?<page>/.+?)(?:\\.html|/|/index|/index\\.html)$ {
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    try_files $uri =404;
  }
  location = / { try_files /index.html =404; }
  location / {
    try_files $uri $uri.html =404;
  }
}
`;
};
