import { type ReactNode, useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import type { AskingWords } from '../asking-schema.ts';
import { type Shared, share, whatsAppAddress } from './share.ts';

type PassOnProps = {
  label: string;
  variant?: 'action' | 'accent' | 'line' | undefined;
  pass: () => Promise<Shared>;
  /** What is said once it is copied, and where the browser refuses. */
  copied: string;
  refused: ReactNode;
};

/** Passes something on when it is pressed, and says beside it what became of that. */
export const PassOn = ({ label, variant = 'line', pass, copied, refused }: PassOnProps) => {
  const [done, setDone] = useState<Shared>();
  return (
    <>
      <Button variant={variant} onPress={async () => setDone(await pass())}>
        {label}
      </Button>
      <span className="take-done tool-acts" role="status" data-text="small">
        {done === 'copied' && <span>{copied}</span>}
        {done === 'refused' && refused}
      </span>
    </>
  );
};

type ShareButtonProps = Pick<PassOnProps, 'variant'> & {
  words: AskingWords['take'];
  /** On the button, where it is another than `Share`. */
  label?: string;
  what: { title: string; text: string; url: string };
};

/** Passes the link of a result on: the device's own menu, else the clipboard, else the link itself and WhatsApp. */
export const ShareButton = ({ words, label = words.share, variant, what }: ShareButtonProps) => (
  <PassOn
    {...{ label, variant }}
    pass={() => share(what)}
    copied={words.copied}
    refused={
      <>
        <span>{words.byHand}</span>
        <code>{what.url}</code>
        <a href={whatsAppAddress(`${what.text} ${what.url}`)} target="_blank" rel="noopener">
          WhatsApp
        </a>
      </>
    }
  />
);
