import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TeamGrid } from './team-grid.tsx';

const person = (name: string) => ({
  name,
  title: `Title of ${name}`,
  family: 'ocean',
  picture: { src: '/art/portrait.svg', width: 420, height: 504 },
  isPhoto: false,
  alt: `Portrait of ${name}`,
});

test('a director without description has name and title and no empty line', () => {
  render(
    <TeamGrid
      id="team"
      heading="Our Team"
      chairman={{ ...person('A. Perera'), bio: 'Founded the firm.', facts: [] }}
      directors={[{ ...person('B. Fernando'), description: 'Degree' }, person('E. Hassan')]}
      missingLabel="No Image"
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  if (!first || !second) throw new Error('there are not two directors');
  expect(within(first).getByText('Degree')).toBeTruthy();
  expect(within(second).getByRole('heading', { name: 'E. Hassan' })).toBeTruthy();
  expect(within(second).getByRole('img', { name: 'Portrait of E. Hassan' })).toBeTruthy();
  const lines = [...second.querySelectorAll('p:not([aria-hidden])')].map((line) => line.textContent);
  expect(lines).toEqual(['Title of E. Hassan']);
});

test('the note and the word on samples stand together; the chairman comes first', () => {
  render(
    <TeamGrid
      id="team"
      heading="Our Team"
      note="Who advises."
      sampleNote="Names are samples."
      chairman={{ ...person('A. Perera'), bio: 'Founded the firm.', facts: [] }}
      directors={[person('B. Fernando')]}
      missingLabel="No Image"
    />,
  );
  expect(screen.getByText('Who advises. Names are samples.')).toBeTruthy();
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Our Team',
    'A. Perera',
    'B. Fernando',
  ]);
});
