import { describe, expect, it } from 'vitest';
import { createStopToken, verifyStopToken } from './stopToken.ts';

const ID = '01900000-0000-7000-8000-00000000aaaa';
const token = createStopToken(ID, 'a key');

describe('An unsubscribe token', () => {
  it('identifies its alert', () => expect(verifyStopToken(token, 'a key')).toBe(ID));

  it.each([
    createStopToken(ID, 'another key'),
    token.replace('aaaa.', 'aaab.'),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    token.slice(0, -1),
    `${token}A`,
    ID,
    '',
    `${ID}.${'é'.repeat(43)}`,
  ])('is not valid as %s', (invalidToken) => expect(verifyStopToken(invalidToken, 'a key')).toBeUndefined());
});
