import lighthouse from 'lighthouse';

/** Lighthouse's own word for a recording of the browser that lacks its beginning: once in some thirty runs. */
const lostRecording = 'NO_NAVSTART';

/**
 * One run of Lighthouse in the browser that listens on a debugging port, another where a recording is lost. Times are as
 * it simulates them for a phone on a slow line, scores out of 100.
 */
export const audit = async (url: string, port: number) => {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  // What comes once the page is idle is for the next one.
  const blockedUrlPatterns = ['*/sheets.txt'];
  const run = () => lighthouse(url, { port, logLevel: 'silent', onlyCategories, blockedUrlPatterns });
  let result = await run();
  for (let more = 2; more > 0 && result?.lhr.runtimeError?.code === lostRecording; more -= 1) {
    console.warn(`Lighthouse lost the recording of ${url}, and measures it again.`);
    result = await run();
  }
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories } = result.lhr;
  const value = (id: string) => {
    const { numericValue, errorMessage = 'no reason given' } = audits[id] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse has no ${id}: ${errorMessage}`);
    return numericValue;
  };
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    'first paint ms': Math.round(value('first-contentful-paint')),
    'largest paint ms': Math.round(value('largest-contentful-paint')),
    'blocked ms': Math.round(value('total-blocking-time')),
    shift: value('cumulative-layout-shift'),
    'page KB': value('total-byte-weight') / 1024,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
  };
};
