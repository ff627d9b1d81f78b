import text from '#src/fonts/archivo.woff2?url';
import labels from '#src/fonts/martian-mono.woff2?url';

/** The site's own fonts: their sources, as styles name them, by the families of fonts.css. */
export const fontFiles = { 'Archivo Sheet': `url(${text})`, 'Martian Sheet': `url(${labels})` };
