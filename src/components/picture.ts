/** A file to show with <img>: its address and its natural size in CSS pixels. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  /** A photo in several formats, best first, each in several widths; a drawing has none. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
};
