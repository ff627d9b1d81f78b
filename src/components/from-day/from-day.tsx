import type { ReactNode } from 'react';

type FromDayProps = {
  /** `2029-10-01`; without a day there is nothing to come. */
  day: string | undefined;
  children: ReactNode;
};

/** What stands in its parent's place from a day on: the browser puts it there (features/editions/passed-days.ts). */
export const FromDay = ({ day, children }: FromDayProps) =>
  day && <template data-from={day}>{children}</template>;
