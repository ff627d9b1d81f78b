import { ContentError } from '#src/content/problem.ts';
import { releaseBlockers } from '#src/content/release.ts';
import { dayOf } from '#src/editions/days-left.ts';
import { staleWarning } from '#src/editions/stale-warning.ts';
import { checkedContent } from '#src/pictures/owner/checked-content.ts';

// `npm run check:content` names everything wrong in content/; with --release also everything not yet publishable.
const forRelease = process.argv.includes('--release');

try {
  const content = await checkedContent();
  const blockers = releaseBlockers(content);
  const stale = staleWarning(content.editions, dayOf(new Date()));
  if (stale) console.warn(stale);
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
