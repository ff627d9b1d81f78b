import type { ComponentProps } from 'react';

/** A button that does something on its page, and sends no form. */
export const Button = (given: ComponentProps<'button'>) => <button type="button" {...given} />;
