const degrees = (value: number, letters: readonly [string, string]) => {
  const minutes = Math.round(Math.abs(value) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′\u00a0${letters[value < 0 ? 1 : 0]}`;
};

/** Latitude and longitude in degrees, as a chart writes them: `6°55′ N 79°53′ E`; a line never begins with a letter. */
export const position = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${degrees(latitude, ['N', 'S'])} ${degrees(longitude, ['E', 'W'])}`;
