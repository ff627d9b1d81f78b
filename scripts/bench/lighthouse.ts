import lighthouse from 'lighthouse';

/** What Lighthouse says of a page: times in ms as it simulates them for a phone on a slow line, scores out of 100. */
export type Audit = {
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  layoutShift: number;
  /** Performance, accessibility, best practices, search engines. */
  scores: readonly number[];
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's own word for a recording of the browser that lacks its beginning: once in some thirty runs. */
const lostRecording = 'NO_NAVSTART';

/** One run of Lighthouse for mobile in the browser that listens on a debugging port; another where a recording is lost. */
export const audit = async (url: string, port: number, more = 2): Promise<Audit> => {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  if (result.lhr.runtimeError?.code === lostRecording && more > 0) {
    console.warn(`Lighthouse lost the recording of ${url}, and measures it again.`);
    return audit(url, port, more - 1);
  }
  const { audits, categories: found } = result.lhr;
  const value = (id: string) => {
    const { numericValue, errorMessage = 'no reason given' } = audits[id] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse has no ${id} for ${url}: ${errorMessage}`);
    return numericValue;
  };
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    scores: categories.map((category) => Math.round((found[category]?.score ?? 0) * 100)),
  };
};
