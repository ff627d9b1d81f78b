/// <reference types="astro/client" />

/** What build/content-data.ts gives. */
declare module 'virtual:content' {
  export const content: import('./site/content.ts').Content;
}

/** Not in TypeScript's own list: what Chromium says of the visitor's line. */
interface Navigator {
  connection?: { saveData: boolean };
}

/** Not in TypeScript's own list of what a browser has: the part of Trusted Types that is used here. */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string | null },
    ) => {
      /** Gives a `TrustedHTML`, which goes wherever a string of HTML does. */
      createHTML: (html: string) => string;
    };
  };
}
