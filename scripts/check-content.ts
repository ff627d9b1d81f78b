import { latestDay } from '#src/content/days.ts';
import { contentFiles, mediaFiles } from '#src/content/files.ts';
import { ContentError } from '#src/content/problem.ts';
import { checkedContent } from '#src/pictures/owner/checked-content.ts';
import { undrawnSigns } from '#src/shell/fonts/signs.ts';
import { timeWarning } from '#src/site/checks/days.ts';
import { releaseBlockers } from '#src/site/release.ts';

// `npm run check:content` names everything wrong in content/; with --release also everything not yet publishable, and
// refuses what is out of date.
const forRelease = process.argv.includes('--release');

try {
  const now = new Date();
  const today = forRelease ? latestDay(now) : undefined;
  const content = await checkedContent(contentFiles(), mediaFiles(), '.', today);
  const blockers = releaseBlockers(content);
  const warnings = [timeWarning(content, now) ?? [], undrawnSigns(contentFiles())].flat();
  for (const warning of warnings) console.warn(warning);
  if (forRelease && blockers.length > 0) {
    for (const { file, field, reason } of blockers) console.error(`  ${file} → ${field}: ${reason}`);
    console.error(
      `\nNot ready for release: ${blockers.length} values above. Replace each, or give the evidence, then remove its mark.`,
    );
    process.exitCode = 1;
  } else {
    console.log(
      `content/ is sound: ${content.pages.length} pages; ${blockers.length} values to settle before release.`,
    );
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
