import { pictureSets } from '@mashrabiya/demo-data';
import { expect, it } from 'vitest';
import { createDrawings } from './drawings.ts';
import { sets } from './sets.ts';

it('the committed pictures are rendered from the current scenes', () => {
  const rendered = pictureSets.flatMap(({ pictures }) => pictures.map(({ source }) => source));
  expect(rendered).toEqual(createDrawings(sets).map(({ source }) => source));
}, 60_000);
