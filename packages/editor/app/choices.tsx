import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { inWords } from '../field-words.ts';
import { factsOf, markId } from './field.tsx';

type Option = { value: string; words: string; group?: string };

const Select = ({
  id,
  value,
  required,
  rawErrors,
  options,
  onChange,
}: Pick<WidgetProps, 'id' | 'value' | 'required' | 'rawErrors' | 'onChange'> & { options: Option[] }) => {
  // What is chosen by nobody's list stays as it is until another is chosen.
  const isKnown = value === undefined || options.some((option) => option.value === value);
  const groups = Map.groupBy(options, ({ group }) => group);
  const entries = (list: Option[]) =>
    list.map((option) => (
      <option key={option.value} value={option.value}>
        {option.words}
      </option>
    ));
  return (
    <select
      id={id}
      name={id}
      value={value ?? ''}
      aria-required={required}
      aria-invalid={rawErrors !== undefined && rawErrors.length > 0}
      aria-describedby={`${ariaDescribedByIds(id)} ${markId(id)}`}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      {(!required || value === undefined) && <option value="">None</option>}
      {!isKnown && <option value={value}>{value}</option>}
      {[...groups].map(([group, list]) =>
        group === undefined ? (
          entries(list)
        ) : (
          <optgroup key={group} label={group}>
            {entries(list)}
          </optgroup>
        ),
      )}
    </select>
  );
};

/** One of the values that the schema names, in words. */
export const Choice = (props: WidgetProps) => {
  const options = (props.options.enumOptions ?? []).map(({ value }) => ({
    value: String(value),
    words: inWords(String(value)),
  }));
  return <Select {...props} options={options} />;
};

/** One of the site's pages, by the name it has in the list of texts. */
export const PageChoice = (props: WidgetProps) => {
  const options = factsOf(props.registry).places.flatMap(({ page, name, group }) =>
    page === undefined ? [] : [{ value: page, words: name, group }],
  );
  return <Select {...props} options={options} />;
};
