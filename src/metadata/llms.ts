import type { PageEntry } from '#src/site/page-index.ts';

type Listed = Pick<PageEntry, 'name' | 'address' | 'description'>;
type Group = { heading: string; pages: readonly Listed[] };

/**
 * The site on one sheet for language models (llmstxt.org): what the firm is, then its pages by group.
 * @param note said before the pages, while there is something to say
 * @returns Markdown
 */
export const llms = ({
  firm: { name, url, descriptor, summary },
  note,
  groups,
}: {
  firm: { name: string; url: string; descriptor: string; summary: string };
  note?: string | undefined;
  groups: readonly Group[];
}) => {
  const link = (page: Listed) => `- [${page.name}](${url}${page.address}): ${page.description}`;
  return [
    `# ${name}\n\n> ${descriptor}. ${summary}\n`,
    ...(note ? [`${note}\n`] : []),
    ...groups.map(({ heading, pages }) => `## ${heading}\n\n${pages.map(link).join('\n')}\n`),
  ].join('\n');
};
