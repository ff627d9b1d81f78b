import { type ComponentProps, useState } from 'react';
import { fieldIn, inWords, limitsInWords, nameOf, valueAt } from '../../field-words.ts';
import type { FieldSchema } from '../../form-schema.ts';
import { Button } from '../button.tsx';
import { plainWords } from '../reading.ts';
import { type Overview, useOverview } from '../requests.ts';
import { type FieldProps, useFacts } from './facts.ts';
import { Field, Part } from './field.tsx';

/** What a new entry begins with: what nobody has to choose, as a logo will stand in its place. */
export const emptyOf = (schema: FieldSchema): unknown => {
  if (schema.type === 'array') return [];
  if (schema.type !== 'object') return schema.options.length > 0 ? {} : '';
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

type EntryProps = FieldProps & {
  index: number;
  isNew: boolean;
  isOneOfFew: boolean;
  /** Whether an entry that is let go takes its place. */
  isAimedAt: boolean;
  target: ComponentProps<'div'>;
  handle: ComponentProps<'span'>;
  /** What can be done to it, beside moving it by its handle; undefined where it cannot be now. */
  acts: Readonly<Record<string, (() => void) | undefined>>;
};

const focusFirst = (entry: HTMLElement | null) =>
  entry?.querySelector<HTMLElement>('textarea, select, input')?.focus();

/** An entry of a list, with what can be done to it; one of several fields folds away under its name. */
const Entry = ({ index, isNew, isOneOfFew, isAimedAt, target, handle, acts, ...inner }: EntryProps) => {
  const { schema, value } = inner;
  const overview = useOverview();
  const isShort = schema.type !== 'object' && schema.options.length === 0;
  const [beginsOpen] = useState(isOneOfFew || isNew);
  const called = isShort ? `${index + 1}` : calledIn(overview, value);
  const form = <Field {...inner} isRequired isBare />;
  return (
    <div {...target} ref={isNew ? focusFirst : undefined} className="entry" data-aimed={isAimedAt}>
      {isShort ? (
        form
      ) : (
        <details open={beginsOpen}>
          <summary>
            <span data-text="small">{index + 1}</span> {called}{' '}
            {valueAt(value, 'sample') === true && <mark>sample</mark>}
          </summary>
          {form}
        </details>
      )}
      <div className="row">
        <span draggable className="handle" aria-hidden="true" {...handle}>
          Move
        </span>
        {Object.entries(acts).map(([name, act]) => (
          <Button key={name} aria-label={`${inWords(name)}: ${called}`} disabled={!act} onClick={act}>
            {inWords(name)}
          </Button>
        ))}
      </div>
    </div>
  );
};

const newId = (): string => crypto.randomUUID();

/** A list with another order. */
const moved = <Item,>(list: readonly Item[], from: number, to: number): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** A list: its entries are dragged, moved by buttons, added where they belong, duplicated and removed, as far as the page goes. */
export const List = (props: FieldProps) => {
  const { schema, field, value, group } = props;
  const { write } = useFacts();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const [ids, setIds] = useState(() => items.map(newId));
  const [added, setAdded] = useState('');
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  // Another text has come, such as an earlier one.
  if (ids.length !== items.length) setIds(items.map(newId));
  const { items: entry, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (!entry) return null;

  const put = (entries: readonly unknown[], now: string[]) => {
    setIds(now);
    write(field, entries, group);
  };
  const move = (from: number, to: number) => put(moved(items, from, to), moved(ids, from, to));
  /** Takes entries away from a place on, and puts others there. */
  const splice = (at: number, removed: number, ...entries: unknown[]) => {
    const fresh = entries.map(newId);
    setAdded(fresh.at(-1) ?? '');
    put(items.toSpliced(at, removed, ...entries), ids.toSpliced(at, removed, ...fresh));
    // Where the entry with the focus is gone, its list has it.
    if (entries.length === 0) document.getElementById(field)?.focus();
  };
  const mayGrow = items.length < maxItems;
  const actsOn = (index: number): EntryProps['acts'] => ({
    up: index > 0 ? () => move(index, index - 1) : undefined,
    down: index < items.length - 1 ? () => move(index, index + 1) : undefined,
    ...(mayGrow && {
      addBelow: () => splice(index + 1, 0, emptyOf(entry)),
      duplicate: () => splice(index + 1, 0, structuredClone(items[index])),
    }),
    ...(items.length > minItems && { remove: () => splice(index, 1) }),
  });
  return (
    <Part {...props}>
      <p data-text="small">{limitsInWords(schema)}</p>
      {ids.map((id, index) => (
        <Entry
          key={id}
          index={index}
          schema={{ ...entry, title: entry.title ?? schema.title }}
          field={fieldIn(field, index)}
          value={items[index]}
          isNew={id === added}
          isOneOfFew={items.length < 3}
          isAimedAt={drag?.to === index}
          target={{
            onDragEnter: () => drag && setDrag({ ...drag, to: index }),
            onDrop: () => drag && move(drag.from, index),
          }}
          handle={{
            onDragStart: ({ dataTransfer }) => {
              // Firefox moves nothing that brings nothing.
              dataTransfer.setData('text/x-entry', '');
              setDrag({ from: index, to: index });
            },
            onDragEnd: () => setDrag(undefined),
          }}
          acts={actsOn(index)}
          onLines={(lines) => splice(index, 1, ...lines)}
        />
      ))}
      {mayGrow && (
        <Button onClick={() => splice(items.length, 0, emptyOf(entry))}>
          Add
          <span data-visually-hidden> to {schema.title ?? 'the list'}</span>
        </Button>
      )}
    </Part>
  );
};
