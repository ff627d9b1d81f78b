import type { ComponentProps } from 'react';

export type Option = { value: string | number; words: string; group?: string };

/** The browser's own list to choose from; options of a group stand under its name. */
export const Select = ({ options, ...given }: ComponentProps<'select'> & { options: readonly Option[] }) => (
  <select {...given}>
    {[...Map.groupBy(options, ({ group }) => group)].map(([group, list]) => {
      const entries = list.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ));
      return group ? (
        <optgroup key={group} label={group}>
          {entries}
        </optgroup>
      ) : (
        entries
      );
    })}
  </select>
);
