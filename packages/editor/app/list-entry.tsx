import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { isValidElement, useState } from 'react';
import { nameOf } from './entry-name.ts';

/** An entry of a list, with what can be done to it; one of several fields folds away under its name. */
export const ListEntry = ({
  children,
  buttonsProps,
  hasToolbar,
  index,
  totalItems,
  registry,
  schema,
}: ArrayFieldItemTemplateProps) => {
  const { ArrayFieldItemButtonsTemplate: Buttons } = registry.templates;
  const value = isValidElement<{ formData?: unknown }>(children) ? children.props.formData : undefined;
  // A few are read at a glance, and a new one is to be written; of many the names.
  const [isOpen, setOpen] = useState(totalItems < 3 || nameOf(value) === undefined);
  const tools = hasToolbar && (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend that is seen.
    <div className="entry-buttons" role="group" aria-label={`Entry ${index + 1}`}>
      <Buttons {...buttonsProps} />
    </div>
  );
  if (schema.type !== 'object' && !schema.anyOf && !schema.oneOf)
    return (
      <div className="entry" data-short>
        {children}
        {tools}
      </div>
    );
  return (
    <details className="entry" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="ordinal">{index + 1}</span> {nameOf(value) ?? 'New entry'}
        {value instanceof Object && 'sample' in value && value.sample === true && (
          <span className="mark">sample</span>
        )}
      </summary>
      {children}
      {tools}
    </details>
  );
};
