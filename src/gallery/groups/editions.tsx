import { EditionNote } from '#src/sections/edition-note/edition-note.tsx';
import { SupersededNotice } from '#src/sections/edition-note/superseded-notice.tsx';
import { editions } from '../fixture/entries.ts';
import { labels } from '../fixture/words.ts';
import { Group, Specimen } from '../specimen.tsx';

/** What says which edition counts. */
export const Editions = () => (
  <Group name="editions">
    <Specimen name="superseded-notice" wide>
      <SupersededNotice edition={editions.superseded} labels={labels.edition} registerHref="#" />
    </Specimen>
    <Specimen name="superseded-notice ended" wide>
      <SupersededNotice edition={editions.ended} labels={labels.edition} registerHref="#" />
    </Specimen>
    <Specimen name="edition-note superseded" wide>
      <EditionNote edition={editions.superseded} labels={labels} registerHref="#" />
    </Specimen>
    <Specimen name="edition-note" wide>
      <EditionNote edition={editions.current} labels={labels} registerHref="#" />
    </Specimen>
  </Group>
);
