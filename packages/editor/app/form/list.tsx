import { StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { useEffect, useRef, useState } from 'react';
import { fieldIn, limitsInWords, nameOf, valueAt } from '../../field-words.ts';
import { type FieldSchema, optionsOf } from '../../form-schema.ts';
import { Button } from '../button.tsx';
import { type Overview, useOverview } from '../overview.ts';
import { plainWords } from '../reading.ts';
import { useFacts } from './facts.ts';
import { Field, type FieldProps, Part } from './field.tsx';

/** What a new entry begins with: what nobody has to choose, as a logo will stand in its place. */
const emptyOf = (schema: FieldSchema): unknown => {
  if (schema.type !== 'object') return optionsOf(schema).length > 0 ? {} : '';
  const given = Object.entries(schema.properties).flatMap(([name, { unless, enum: names }]) =>
    unless && names?.[0] !== undefined ? [[name, names[0]]] : [],
  );
  return Object.fromEntries(given);
};

/** What an entry is called: a page by its name, tokens filled in. */
const calledIn = ({ places, tokens }: Overview, value: unknown) => {
  const name = nameOf(value);
  const isPage = name !== undefined && valueAt(value, 'page') === name;
  const place = isPage ? places.find(({ page }) => page === name) : undefined;
  return plainWords(place?.name ?? name ?? 'New entry', tokens);
};

type EntryProps = {
  id: string;
  index: number;
  schema: FieldSchema;
  field: string;
  value: unknown;
  isNew: boolean;
  /** Of its list: how many there are, and whether there may be more, or fewer. */
  count: number;
  mayGrow: boolean;
  mayShrink: boolean;
  move: (from: number, to: number) => void;
  /** Takes entries away from a place on, and puts others there. */
  splice: (at: number, removed: number, entries: readonly unknown[]) => void;
};

/** An entry of a list, with what can be done to it; one of several fields folds away under its name. */
const Entry = ({ id, index, schema, field, value, isNew, count, ...list }: EntryProps) => {
  const overview = useOverview();
  const { ref, handleRef, isDragSource } = useSortable({ id, index });
  const place = useRef<HTMLDivElement>(null);
  const isShort = schema.type !== 'object' && optionsOf(schema).length === 0;
  const [beginsOpen] = useState(count < 3 || isNew);
  useEffect(() => {
    if (isNew) place.current?.querySelector<HTMLElement>('textarea, select, input')?.focus();
  }, [isNew]);

  const called = isShort ? `${index + 1}` : calledIn(overview, value);
  const button = (words: string, act: () => void, isOff = false) => (
    <Button aria-label={`${words}: ${called}`} disabled={isOff} onClick={act}>
      {words}
    </Button>
  );
  const onLines = (lines: readonly string[]) => list.splice(index, 1, lines);
  const inner = <Field schema={schema} field={field} value={value} isRequired isBare onLines={onLines} />;
  return (
    <div ref={ref} className="entry" data-moving={isDragSource}>
      <div ref={place}>
        {isShort ? (
          inner
        ) : (
          <details open={beginsOpen}>
            <summary>
              <span data-text="small">{index + 1}</span> {called}
              {valueAt(value, 'sample') === true && <mark>sample</mark>}
            </summary>
            {inner}
          </details>
        )}
        <div className="row">
          <Button ref={handleRef} className="handle" aria-label={`Move: ${called}`}>
            Move
          </Button>
          {button('Up', () => list.move(index, index - 1), index === 0)}
          {button('Down', () => list.move(index, index + 1), index === count - 1)}
          {list.mayGrow && button('Add below', () => list.splice(index + 1, 0, [emptyOf(schema)]))}
          {list.mayGrow && button('Duplicate', () => list.splice(index + 1, 0, [structuredClone(value)]))}
          {list.mayShrink && button('Remove', () => list.splice(index, 1, []))}
        </div>
      </div>
    </div>
  );
};

const newId = (): string => crypto.randomUUID();

/** A list with another order. */
const moved = <Item,>(list: readonly Item[], from: number, to: number): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** A list: its entries are moved by mouse, finger or keys, added where they belong, duplicated and removed, as far as the page goes. */
export const List = ({ schema, field, value, isBare = false }: FieldProps) => {
  const { write } = useFacts();
  const { nonce } = useOverview();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const [ids, setIds] = useState(() => items.map(newId));
  const [added, setAdded] = useState('');
  // Another text has come, such as an earlier one.
  if (ids.length !== items.length) setIds(items.map(newId));
  const { items: entry, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (!entry) return null;

  const put = (entries: readonly unknown[], now: string[]) => {
    setIds(now);
    write(field, entries);
  };
  const splice = (at: number, removed: number, entries: readonly unknown[]) => {
    const fresh = entries.map(newId);
    setAdded(fresh.at(-1) ?? '');
    put(items.toSpliced(at, removed, ...entries), ids.toSpliced(at, removed, ...fresh));
    // Where the entry with the focus is gone, its list has it.
    if (entries.length === 0) document.getElementById(field)?.focus();
  };
  const mayGrow = items.length < maxItems;
  return (
    <Part field={field} schema={schema} isBare={isBare}>
      <p data-text="small">{limitsInWords(schema)}</p>
      <DragDropProvider
        plugins={(given) => [...given, StyleInjector.configure({ nonce })]}
        onDragEnd={({ operation: { source }, canceled }) => {
          if (canceled || !isSortable(source)) return;
          // The library has moved the elements already: they are made anew, in the order of the text.
          const fresh = items.map(newId);
          setAdded(fresh[source.index] ?? '');
          put(moved(items, source.initialIndex, source.index), fresh);
        }}
      >
        {ids.slice(0, items.length).map((id, index) => (
          <Entry
            key={id}
            id={id}
            index={index}
            schema={{ ...entry, title: entry.title ?? schema.title }}
            field={fieldIn(field, index)}
            value={items[index]}
            isNew={id === added}
            count={items.length}
            mayGrow={mayGrow}
            mayShrink={items.length > minItems}
            move={(from, to) => put(moved(items, from, to), moved(ids, from, to))}
            splice={splice}
          />
        ))}
      </DragDropProvider>
      {mayGrow && (
        <Button onClick={() => splice(items.length, 0, [emptyOf(entry)])}>
          Add
          <span data-visually-hidden> to {schema.title ?? 'the list'}</span>
        </Button>
      )}
    </Part>
  );
};
