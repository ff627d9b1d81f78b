import type { RJSFSchema, ValidatorType } from '@rjsf/utils';

const fits = (schema: RJSFSchema, value: unknown): boolean => {
  if (schema.const !== undefined) return schema.const === value;
  const group = value instanceof Object && !Array.isArray(value) ? new Map(Object.entries(value)) : undefined;
  const needs = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).every(([name, field]) => {
    if (typeof field === 'boolean') return true;
    return group?.has(name) ? fits(field, group.get(name)) : !needs.includes(name);
  });
};

/**
 * What the form library asks of a validator. It judges no value: the content check does. It only says which of several
 * alternatives a value is written in, by its fields and the values they are bound to.
 */
export const validator: ValidatorType = {
  isValid: (schema, value) => fits(schema, value),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};
