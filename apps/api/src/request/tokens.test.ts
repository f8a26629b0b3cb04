import { describe, expect, it } from 'vitest';
import { bearerToken, newToken, tokenHash } from './tokens.ts';

describe('A token', () => {
  it('is different each time, and is read from its header', () => {
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(bearerToken(`Bearer ${token}`)).toBe(token);
    expect(bearerToken(`bearer  ${tokens[0]} `)).toBe(tokens[0]);
  });

  it('is stored as a hash', () => {
    const token = newToken();
    expect(tokenHash(token)).toHaveLength(43);
    expect(tokenHash(token)).not.toContain(token.slice(0, 8));
    expect(tokenHash(token)).not.toBe(tokenHash(newToken()));
  });

  const token = newToken();
  it.each([
    null,
    '',
    'Bearer',
    'Bearer ',
    token,
    `Basic ${token}`,
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Bearer ${token} more`,
    `Bearer ${token.slice(1)}=`,
  ])('is not in %j', (header) => expect(bearerToken(header)).toBeUndefined());
});
