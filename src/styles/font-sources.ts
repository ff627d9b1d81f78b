import text from '#src/fonts/archivo.woff2?url';
import labels from '#src/fonts/martian-mono.woff2?url';

/** The sources of the site's own fonts, as styles write them, by the families of fonts.css. */
export const fontSources = { 'Archivo Sheet': `url(${text})`, 'Martian Sheet': `url(${labels})` };
