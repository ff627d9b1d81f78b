import { useState } from 'react';
import type { AskingWords } from '../asking-schema.ts';
import { ActionButton } from './action-button.tsx';
import { type Shared, share, whatsAppAddress } from './share.ts';

export type ShareButtonProps = {
  words: AskingWords['take'];
  /** On the button, where it is another than `Share`. */
  label?: string;
  /** The one accent of the view. */
  isAccent?: boolean;
  /** Asked when it is pressed: the address of then. */
  what: () => { title: string; text: string; url: string };
};

/** Passes the link of a result on: the device's own menu, else the clipboard, else the link itself and WhatsApp. */
export const ShareButton = ({ words, label = words.share, isAccent = false, what }: ShareButtonProps) => {
  const [done, setDone] = useState<{ how: Shared; text: string; url: string }>();
  const press = async () => {
    const { text, url } = what();
    setDone({ how: await share(what()), text, url });
  };
  return (
    <>
      <ActionButton look={isAccent ? 'accent' : undefined} onPress={press}>
        {done?.how === 'copied' ? words.copied : label}
      </ActionButton>
      <span className="take-done" role="status">
        {done?.how === 'copied' && <span data-visually-hidden>{words.copied}</span>}
        {done?.how === 'refused' && (
          <span>
            <span>{words.byHand}</span>
            <code>{done.url}</code>
            <a href={whatsAppAddress(`${done.text} ${done.url}`)} target="_blank" rel="noopener">
              WhatsApp
            </a>
          </span>
        )}
      </span>
    </>
  );
};
