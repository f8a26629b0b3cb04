import { expect, it } from 'vitest';
import { toContactReference } from './contactReference.ts';

it('builds the reference from the random end of the message’s id', () => {
  expect(toContactReference('01900000-0000-7000-8000-0a1b2c3d4e5f')).toBe('1B2C3-D4E5F');
});
