/** What became of a text that was to be passed on. */
export type Shared = 'shared' | 'copied' | 'refused';

/** Copies a text, also where the page came without encryption and the browser offers no clipboard. */
export const copyText = async (text: string): Promise<Shared> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
};

/** Passes a link on: by the device's own menu, else by the clipboard. */
export const share = async (what: { title: string; text: string; url: string }): Promise<Shared> => {
  if ('share' in navigator) {
    try {
      await navigator.share(what);
      return 'shared';
    } catch (error) {
      // The visitor has closed the device's menu, which is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return copyText(`${what.text}\n${what.url}`);
};

/** The address that passes a text on by WhatsApp, to a person of the visitor's choice or to the one a chat belongs to. */
export const whatsAppAddress = (text: string, chat = 'https://wa.me/') => {
  const url = new URL(chat);
  url.searchParams.set('text', text.toWellFormed());
  return url.href;
};

/** The address that opens a message in the visitor's mail program, lines ended as RFC 6068 asks. */
export const mailAddress = (to: string, subject: string, text: string) => {
  const encoded = (part: string) => encodeURIComponent(part.toWellFormed());
  return `mailto:${to}?subject=${encoded(subject)}&body=${encoded(text.replace(/\r?\n/g, '\r\n'))}`;
};

/** Gives the browser a file to keep. */
export const saveFile = (name: string, type: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers ask first where the file is to go, and need its address until then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
