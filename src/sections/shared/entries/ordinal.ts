/** The two-digit ordinal of a position counted from 0: `01`. */
export const ordinal = (index: number) => String(index + 1).padStart(2, '0');
