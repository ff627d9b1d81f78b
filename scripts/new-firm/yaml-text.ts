import type { Document } from 'yaml';

/** A YAML document as the files of content/ are written: lines of 120 characters, comments where they were. */
export const yamlText = (document: Document): string => document.toString({ lineWidth: 120 });
