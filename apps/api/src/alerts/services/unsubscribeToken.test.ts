import { describe, expect, it } from 'vitest';
import { createUnsubscribeToken, verifyUnsubscribeToken } from './unsubscribeToken.ts';

const ID = '01900000-0000-7000-8000-00000000aaaa';
const token = createUnsubscribeToken(ID, 'a key');

describe('An unsubscribe token', () => {
  it('identifies its alert', () => expect(verifyUnsubscribeToken(token, 'a key')).toBe(ID));

  it.each([
    createUnsubscribeToken(ID, 'another key'),
    token.replace('aaaa.', 'aaab.'),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    token.slice(0, -1),
    `${token}A`,
    ID,
    '',
    `${ID}.${'é'.repeat(43)}`,
  ])('is not valid as %s', (invalidToken) => expect(verifyUnsubscribeToken(invalidToken, 'a key')).toBeUndefined());
});
