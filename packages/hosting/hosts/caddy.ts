import { cacheRules, pageCaching } from '../cache.ts';
import { compressible } from '../compress.ts';
import { contentType, contentTypes } from '../content-types.ts';
import { extensionsByKind, type SecurityHeaders } from '../headers.ts';
import type { Redirect } from '../redirects.ts';
import { siteHeaders } from '../site.ts';
import { escaped, type HostPlan, headerChanges, madeBy } from './plan.ts';

const lines = (list: readonly string[], depth: number) =>
  list.map((line) => `${'\t'.repeat(depth)}${line}`).join('\n');

/** In a route all matching header lines count and the last one wins, so the rules stand in reverse. */
const cacheLines = cacheRules
  .toReversed()
  .flatMap(({ pattern, value }, index) => [
    `@cache${index} path_regexp ${pattern.source}`,
    `header @cache${index} Cache-Control "${value}"`,
  ]);

const typeLines = Object.entries(contentTypes).flatMap(([extension, type]) => [
  `@${extension} path *.${extension}`,
  `header @${extension} Content-Type "${type}"`,
]);

/** From the headers of a document, which are set first, to those of the other kinds of file. */
const kindLines = (security: SecurityHeaders): string[] =>
  [...extensionsByKind]
    .filter(([kind]) => kind !== 'document')
    .flatMap(([kind, extensions]) => [
      `@${kind} path ${extensions.map((extension) => `*.${extension}`).join(' ')}`,
      `header @${kind} {`,
      ...headerChanges(security, kind).map(({ name, value }) =>
        value === undefined ? `\t-${name}` : `\t${name} "${value}"`,
      ),
      '}',
    ]);

/** A rewrite keeps the query, so the new address is written by rewriting first and redirecting to the result. */
const movedLines = ({ from, to }: Redirect, index: number) => {
  const [path, fragment] = to.split('#');
  return [
    `@moved${index} path_regexp ^${escaped(from)}(/|\\.html|/index\\.html)?$`,
    `route @moved${index} {`,
    `\trewrite * ${path}`,
    `\tredir * {uri}${fragment === undefined ? '' : `#${fragment}`} 301`,
    '}',
  ];
};

/**
 * A Caddyfile. With `secure` Caddy fetches and renews the certificates of the hosts by itself and leads http to
 * https. Redirects are offered only to files that exist.
 */
export const caddyfile = ({ site, hosts, dir, port, secure }: HostPlan): string => {
  const security = siteHeaders(site, secure);
  const headers = Object.entries(security.document).map(([name, value]) => `header ${name} "${value}"`);
  const addresses = hosts.map((host) => (secure ? host : `http://${host}:${port}`)).join(', ');
  return `# ${madeBy}
(site_headers) {
${lines([...headers, 'header -Server'], 1)}
}

# Any other host than those named below.
http://:${secure ? 80 : port} {
	import site_headers
	respond 421
}

${addresses} {
	root * ${dir}
	import site_headers
	route {
		header Cache-Control "${pageCaching}"

		@method not method GET HEAD
		header @method Allow "GET, HEAD"
		respond @method 405

		@long vars_regexp {http.request.uri} ^.{1000}.{1000}.
		respond @long 414

		@forbidden vars_regexp {http.request.uri} ^[^?]*%([01][0-9a-fA-F]|7[fF]|5[cC])
		respond @forbidden 400

		@health path /healthz
		header @health Cache-Control no-store
		respond @health "ok
" 200

		@hidden path_regexp (\\.(br|zst|gz)$|/\\.([^w]|w[^e])|^/_(headers|redirects)$|^/404(\\.html)?$)
		error @hidden 404
		# No file system takes a longer name, and Caddy would answer 500.
		@unnameable vars_regexp {http.request.uri} ^[^?]*[^/?]{250}
		error @unnameable 404

${lines(site.redirects.flatMap(movedLines), 2)}

		@index path_regexp ^/index(\\.html)?/?$
		route @index {
			rewrite * /
			redir * {uri} 301
		}
		@variant path_regexp variant ^(/.+?)(\\.html|/|/index|/index\\.html)$
		route @variant {
			@page file {re.variant.1}.html
			route @page {
				rewrite * {re.variant.1}
				redir * {uri} 301
			}
			error 404
		}

		try_files {path} {path}.html
${lines(cacheLines, 2)}
${lines(typeLines, 2)}
${lines(kindLines(security), 2)}
		@compressible path_regexp ${compressible.source}
		header @compressible {
			Vary Accept-Encoding
			defer
		}
		file_server {
			precompressed br zstd gzip
		}
	}
	handle_errors {
		import site_headers
		route {
			# The page for what is not there is sent whole, whatever was asked for.
			request_header -Range
			request_header -If-None-Match
			header Cache-Control "${pageCaching}"
			@missing expression {http.error.status_code} == 404
			header @missing Content-Type "${contentType('404.html')}"
			rewrite @missing /404.html
			file_server @missing {
				precompressed br zstd gzip
			}
			respond "{http.error.status_code} {http.error.status_text}"
		}
	}
}
`;
};
