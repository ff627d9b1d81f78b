import { useState } from 'react';
import type { Sought } from '../page/sought.ts';
import { ScaledPage } from './scaled-page.tsx';

const widths = { Desktop: 1440, Phone: 390 } as const;

/** What the page says of the text that is open, in words. */
export const pageStates = {
  saved: 'as it is saved',
  written: 'as you write it',
  before: 'not yet with your last changes',
} as const;

export type PageState = keyof typeof pageStates;

type PreviewProps = {
  address: string;
  isShown: boolean;
  name: string;
  shows: PageState;
  /** What is being edited. */
  sought: Sought;
};

/** The page itself, at the width of a desktop or a phone, at the place of what is being edited. */
export const Preview = ({ address, isShown, name, shows, sought }: PreviewProps) => {
  const [device, setDevice] = useState<keyof typeof widths>('Desktop');
  return (
    <section className="preview" aria-label="The page">
      <div className="bar">
        {(['Desktop', 'Phone'] as const).map((choice) => (
          <button
            type="button"
            key={choice}
            aria-pressed={choice === device}
            onClick={() => setDevice(choice)}
          >
            {choice}
          </button>
        ))}
        <span className="soft">{pageStates[shows]}</span>
      </div>
      {isShown ? (
        <ScaledPage address={address} title={`The page: ${name}`} width={widths[device]} sought={sought} />
      ) : (
        <p className="frame">This text is part of many pages, and has none of its own.</p>
      )}
    </section>
  );
};
