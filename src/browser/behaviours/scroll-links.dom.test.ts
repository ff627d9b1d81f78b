import { expect, test, vi } from 'vitest';
import { storePending } from '../navigation/pending-section.ts';
import { element, pageSignal } from './fixture/element.ts';
import { arriveAtSection } from './scroll-links.ts';

// Specification, section 9. In a browser: tests/e2e/about.spec.ts.
test.each([
  ['navigation', 'scrollTo', 100],
  ['navigation', 'aboutScrollTo', 100],
  ['load', 'scrollTo', 300],
  ['load', 'aboutScrollTo', 300],
] as const)(
  'after a %s the section stored as %s is scrolled to in %i ms, and forgotten',
  (entry, key, time) => {
    vi.useFakeTimers();
    document.body.innerHTML = '<section id="our-process"></section>';
    const scroll = vi.spyOn(element('section'), 'scrollIntoView');
    if (entry === 'load') sessionStorage.setItem(key, 'our-process');
    else storePending(new URL(key === 'scrollTo' ? '/#our-process' : '/about#our-process', location.href));
    expect(sessionStorage.getItem(key)).toBe('our-process');
    arriveAtSection(pageSignal(), entry);
    expect(sessionStorage).toHaveLength(0);
    vi.advanceTimersByTime(time - 1);
    expect(scroll).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scroll).toHaveBeenCalledOnce();
  },
);
