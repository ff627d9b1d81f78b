/** A file to show with <img>: its address and its natural size in CSS pixels. */
export type Picture = { src: string; width: number; height: number };
