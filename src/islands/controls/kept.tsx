import { unbrokenParts } from '#src/content/unbroken-parts.ts';

/** What `KeptText` is on pages, without a module's class, which would come with the island's script. */
export const Kept = ({ text }: { text: string }) =>
  unbrokenParts(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <span className="kept" key={index}>
        {piece}
      </span>
    ),
  );
