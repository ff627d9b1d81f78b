/** What the content policy refuses, in HTML as a renderer writes it: styles and scripts are in files alone. */
const refused =
  /<style\b|<script\b(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")|<[a-z][^>]*?\s(?:style=|on[a-z]+=|(?:href|src|action)="\s*javascript:)/gi;

/** A sentence for each place of the pages where the policy would refuse something; `pages` are their HTML by their files. */
export const refusals = (pages: ReadonlyMap<string, string>): string[] =>
  [...pages].flatMap(([page, html]) =>
    [...html.matchAll(refused)].map(
      ([found]) =>
        `${page}: ${found.slice(0, 100)} is refused by the content policy: put styles into a class, scripts into a file`,
    ),
  );
