import type { FallbackFace } from '@site/type';
import {
  buttons,
  figures,
  headings,
  labels,
  leads,
  links,
  prose,
  smallHeadings,
  strongText,
  titles,
  wideTitles,
  years,
} from './samples.ts';

/** Roboto has no bold under a name of its own: where it is all there is, browsers thicken it, and these faces serve. */
const archivo: Pick<FallbackFace, 'family' | 'standsFor'> = {
  family: 'Archivo Fallback',
  standsFor: 'archivo.woff2',
};
const onAndroid = { ...archivo, family: 'Archivo Roboto', local: 'roboto' } as const;

/** The local fonts of src/styles/fallback-fonts.css, for each range of weights and widths that looks alike. */
export const fallbackFaces: readonly FallbackFace[] = [
  { family: 'Martian Fallback', standsFor: 'martian-mono.woff2', local: 'monospace', samples: labels },
  {
    ...archivo,
    local: 'arial',
    alsoLocal: ['Roboto'],
    weight: '400 499',
    stretch: '100% 103%',
    samples: [prose],
  },
  { ...archivo, local: 'arial bold', weight: '500 599', stretch: '100% 103%', samples: links },
  { ...archivo, local: 'arial bold', weight: '600 800', stretch: '100% 103%', samples: strongText },
  { ...archivo, local: 'arial bold', weight: '400 599', stretch: '104% 109%', samples: leads },
  { ...archivo, local: 'arial bold', weight: '600 800', stretch: '104% 109%', samples: buttons },
  { ...archivo, local: 'arial bold', weight: '400 800', stretch: '110% 113%', samples: smallHeadings },
  { ...archivo, local: 'arial bold', weight: '400 800', stretch: '114% 117%', samples: headings },
  { ...archivo, local: 'arial bold', weight: '400 800', stretch: '118% 122%', samples: titles },
  { ...archivo, local: 'arial', weight: '400 599', stretch: '123% 125%', samples: years },
  { ...archivo, local: 'arial bold', weight: '600 800', stretch: '123% 125%', samples: wideTitles },
  {
    ...archivo,
    local: 'arial bold',
    weight: '600 800',
    stretch: '123% 125%',
    unicodeRange: 'U+30-39',
    samples: figures,
  },
  { ...onAndroid, weight: '500', stretch: '100% 103%', samples: [...links, ...strongText] },
  { ...onAndroid, weight: '400', stretch: '104% 109%', samples: [...leads, ...buttons] },
  { ...onAndroid, weight: '400', stretch: '110% 113%', samples: smallHeadings },
  { ...onAndroid, weight: '400', stretch: '114% 117%', samples: headings },
  { ...onAndroid, weight: '400', stretch: '118% 122%', samples: titles },
  { ...onAndroid, weight: '400', stretch: '123% 125%', samples: [...wideTitles, ...figures] },
];
