import * as rules from './rules.ts';
import type { Site } from './site.ts';

const set = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`);

/** Leads all spellings of an address to the page. A page at its own address never comes as far. */
const redirectRules = ({ from, to }: Site['redirects'][number]): string[] => {
  const path = `^${rules.escaped(from.slice(1))}(?:\\.html)?(?:/(?:index(?:\\.html)?)?)?$`;
  const rule = (target: string) => `RewriteRule "${path}" "${target}" [NC,NE,R=301,E=moved:1,L]`;
  // A query goes along by itself, but behind the section.
  return to.includes('#')
    ? ['RewriteCond %{QUERY_STRING} .', rule(to.replace('#', '?%{QUERY_STRING}#')), rule(to)]
    : [rule(to)];
};

/** Sends the compressed copy of a file where there is one and the visitor takes it. */
const copyRule = (
  coding: string,
  extension: string,
) => `RewriteCond %{HTTP:Accept-Encoding} "\\b${coding}\\b(?!;q=0(?:[,\\s]|$))"
  RewriteCond "%{DOCUMENT_ROOT}/%{ENV:file}.${extension}" -f
  RewriteRule ^ "%{ENV:file}.${extension}" [L]`;

/**
 * The file that rented web space with Apache or LiteSpeed reads in the folder of the site. It needs no more than
 * `AllowOverride FileInfo`, and leaves out what a host has no module for: nothing in it ends in an error 500. MultiViews finds any
 * file of a page's name, contact.vcf for /contact, so the address is read in the request itself; its own questions come as
 * subrequests, and are left alone. A page with a folder of
 * its name is shown at /compare/ as well, as mod_dir sends visitors there unless `DirectorySlash Off` is allowed.
 */
export const htaccess = (site: Site): string => {
  const texts = Object.keys(rules.types).filter((extension) => rules.isText(rules.types[extension] ?? ''));
  const names = site.pages.filter((page) => page !== '/').map((page) => rules.escaped(page.slice(1)));
  const withFolder = names.filter((name) => names.some((other) => other.startsWith(`${name}/`)));
  const packed = '(?:\\.(?:br|gz))?$';
  return `${rules.madeBy}
ErrorDocument 404 /404.html
AddCharset utf-8 ${texts.map((text) => `.${text}`).join(' ')}
${Object.entries(rules.types)
  .map(([extension, type]) => `AddType ${type} .${extension}`)
  .join('\n')}
# Compressed copies: to Apache .br is a language and .gz a type.
AddEncoding br .br
AddEncoding gzip .gz
RemoveLanguage .br
RemoveType .gz

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteCond %{ENV:REDIRECT_STATUS} !^$ [OR]
  RewriteCond %{IS_SUBREQ} =true
  RewriteRule ^ - [L]
  # What was asked for, whichever file MultiViews has found.
  RewriteCond %{THE_REQUEST} "^\\S+ /([\\w./-]+)[ ?]"
  RewriteRule ^ %1 [DPI]
  RewriteRule "${rules.hidden}|^404(?:\\.html)?$" - [R=404,L]
  RewriteRule "^$" - [E=file:index.html]
  RewriteRule "^(?:(${names.join('|')})|(${withFolder.join('|')})/)$" - [E=file:$1$2.html]
  RewriteRule "^.+\\.(?:${texts.filter((text) => text !== 'html').join('|')})$" - [E=file:$0]
  # LiteSpeed compresses by itself. Without mod_headers nobody would be told that answers vary.
  <IfModule mod_headers.c>
  <IfModule !LiteSpeed>
  ${copyRule('br', 'br')}
  ${copyRule('gzip', 'gz')}
  </IfModule>
  </IfModule>
  RewriteCond %{ENV:file} .
  RewriteRule ^ %{ENV:file} [L]
  RewriteRule "^index(?:\\.html)?/?$" / [NC,R=301,E=moved:1,L]
  ${rules
    .targets(site)
    .filter(({ from }) => from !== '/')
    .flatMap(redirectRules)
    .join('\n  ')}
  # What is in a folder is nobody's business.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule . - [R=404,L]
</IfModule>
<IfModule !mod_rewrite.c>
  <IfModule mod_alias.c>
    RedirectMatch 302 "^/(${names.join('|')})/?$" "/$1.html"
  </IfModule>
</IfModule>

<IfModule mod_headers.c>
  ${set(rules.commonHeaders(site)).join('\n  ')}
  Header set Cache-Control "${rules.shortly}"
  Header always set Cache-Control "${rules.shortly}" env=moved
  <FilesMatch "${rules.hashedName.replace(/\$$/, packed)}">
    Header set Cache-Control "${rules.forever}"
  </FilesMatch>
  <FilesMatch "\\.html${packed}">
    ${set(rules.pageHeaders).join('\n    ')}
  </FilesMatch>
  <Files "404.html">
    Header set Cache-Control "${rules.never}"
  </Files>
  <FilesMatch "\\.svg${packed}">
    ${set(rules.drawingHeaders).join('\n    ')}
  </FilesMatch>
  <FilesMatch "\\.(?:${texts.join('|')})${packed}">
    Header merge Vary Accept-Encoding
  </FilesMatch>
</IfModule>
`;
};
