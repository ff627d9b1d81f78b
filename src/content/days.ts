const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2029-09-30` → `30 September 2029`, without any clock or time zone. */
export const readableDay = (day: string) => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 0) - 1]} ${year}`;
};
