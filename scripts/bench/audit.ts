import lighthouse, { type RunnerResult } from 'lighthouse';

type Result = RunnerResult['lhr'];

const figuresOf = ({ audits, categories }: Result) => {
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
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
  };
};

type Audit = ReturnType<typeof figuresOf>;

/** Lighthouse's own word for a recording of the browser that lacks its beginning: once in some thirty runs. */
const lostRecording = 'NO_NAVSTART';

/**
 * One run of Lighthouse in the browser that listens on a debugging port, another where a recording is lost. Times are as
 * it simulates them for a phone on a slow line, scores out of 100.
 */
export const audit = async (url: string, port: number, more = 2): Promise<Audit> => {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  if (result.lhr.runtimeError?.code === lostRecording && more > 0) {
    console.warn(`Lighthouse lost the recording of ${url}, and measures it again.`);
    return audit(url, port, more - 1);
  }
  return figuresOf(result.lhr);
};
