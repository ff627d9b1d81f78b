import { StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { useEffect, useRef, useState } from 'react';
import { fieldIn, limitsInWords, valueAt } from '../../field-words.ts';
import { type FieldSchema, optionsOf } from '../../form-schema.ts';
import { calledIn, useFacts } from './facts.ts';
import { Field, type FieldProps, Part } from './field.tsx';

/** What a new entry begins with: what nobody has to choose, as a logo will stand in its place. */
const emptyOf = (schema: FieldSchema): unknown => {
  if (schema.type !== 'object') return optionsOf(schema).length > 0 ? {} : '';
  const given = Object.entries(schema.properties).flatMap(([name, { unless, enum: names }]) =>
    unless && names?.[0] !== undefined ? [[name, names[0]]] : [],
  );
  return Object.fromEntries(given);
};

type EntryProps = {
  id: string;
  index: number;
  schema: FieldSchema;
  field: string;
  value: unknown;
  count: number;
  isNew: boolean;
  mayGrow: boolean;
  mayShrink: boolean;
  onMove: (to: number) => void;
  /** Takes entries away from a place on, and puts others there. */
  onSplice: (at: number, removed: number, entries: readonly unknown[]) => void;
};

/** An entry of a list, with what can be done to it; one of several fields folds away under its name. */
const Entry = (props: EntryProps) => {
  const { id, index, schema, field, value, count, isNew, mayGrow, mayShrink } = props;
  const { onMove, onSplice } = props;
  const { overview } = useFacts();
  const { ref, handleRef, isDragSource } = useSortable({ id, index });
  const place = useRef<HTMLDivElement>(null);
  const name = calledIn(overview, value);
  const isShort = schema.type !== 'object' && optionsOf(schema).length === 0;
  const [isOpen, setOpen] = useState(count < 3 || isNew);
  useEffect(() => {
    if (isNew) place.current?.querySelector<HTMLElement>('textarea, select, input')?.focus();
  }, [isNew]);

  const called = isShort ? `${index + 1}` : (name ?? 'New entry');
  const button = (words: string, act: () => void, isOff = false) => (
    <button type="button" className="small" aria-label={`${words}: ${called}`} disabled={isOff} onClick={act}>
      {words}
    </button>
  );
  const inner = (
    <Field
      schema={schema}
      field={field}
      value={value}
      isRequired
      isBare
      onLines={(lines) => onSplice(index, 1, lines)}
    />
  );
  return (
    <div ref={ref} className="entry" data-moving={isDragSource}>
      <div ref={place}>
        {isShort ? (
          inner
        ) : (
          <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>
              <span className="ordinal">{index + 1}</span> {called}
              {valueAt(value, 'sample') === true && <span className="mark">sample</span>}
            </summary>
            {inner}
          </details>
        )}
        <div className="row tools">
          <button type="button" ref={handleRef} className="small handle" aria-label={`Move: ${called}`}>
            Move
          </button>
          {button('Up', () => onMove(index - 1), index === 0)}
          {button('Down', () => onMove(index + 1), index === count - 1)}
          {mayGrow && button('Add below', () => onSplice(index + 1, 0, [emptyOf(schema)]))}
          {mayGrow && button('Duplicate', () => onSplice(index + 1, 0, [structuredClone(value)]))}
          {mayShrink && button('Remove', () => onSplice(index, 1, []))}
        </div>
      </div>
    </div>
  );
};

const newId = (): string => crypto.randomUUID();

/** A list with another order. */
const moved = <Item,>(list: readonly Item[], from: number, to: number): Item[] => {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

/** A list: its entries are moved by mouse, finger or keys, added where they belong, duplicated and removed, as far as the page goes. */
export const List = ({ schema, field, value, isBare = false }: FieldProps) => {
  const { write, overview } = useFacts();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const [ids, setIds] = useState(() => items.map(newId));
  const [added, setAdded] = useState('');
  // Another text has come, such as an earlier one.
  if (ids.length !== items.length) setIds(items.map(newId));
  const { items: entry, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (!entry) return null;

  const put = (entries: readonly unknown[], now: readonly string[]) => {
    setIds([...now]);
    write(field, entries);
  };
  const move = (from: number, to: number) => put(moved(items, from, to), moved(ids, from, to));
  const splice = (at: number, removed: number, entries: readonly unknown[]) => {
    const fresh = entries.map(newId);
    setAdded(fresh.at(-1) ?? '');
    put(items.toSpliced(at, removed, ...entries), ids.toSpliced(at, removed, ...fresh));
    // Where the entry with the focus is gone, its list has it.
    if (entries.length === 0) document.getElementById(field)?.focus();
  };
  const mayGrow = items.length < maxItems;
  const limits = limitsInWords(schema);
  return (
    <Part field={field} schema={schema} isBare={isBare}>
      {limits && <p className="soft">{limits}</p>}
      <DragDropProvider
        plugins={(given) => [...given, StyleInjector.configure({ nonce: overview.nonce })]}
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
            count={items.length}
            isNew={id === added}
            mayGrow={mayGrow}
            mayShrink={items.length > minItems}
            onMove={(to) => move(index, to)}
            onSplice={splice}
          />
        ))}
      </DragDropProvider>
      {mayGrow && (
        <button type="button" className="small" onClick={() => splice(items.length, 0, [emptyOf(entry)])}>
          Add
          <span className="unseen"> to {schema.title ?? 'the list'}</span>
        </button>
      )}
    </Part>
  );
};
