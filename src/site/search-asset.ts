import { searchIndex } from '#src/features/search/entries.ts';
import { content } from './content.ts';
import { hashedFile } from './hashed-file.ts';

export const searchAsset = hashedFile('/search/index', 'json', JSON.stringify(searchIndex(content)));
