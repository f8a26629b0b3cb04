import { describe, expect, it } from 'vitest';
import { generateToken, hashToken, parseBearerToken } from './tokens.ts';

describe('A token', () => {
  it('is different each time, and is read from its header', () => {
    const tokens = Array.from({ length: 100 }, generateToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(parseBearerToken(`Bearer ${token}`)).toBe(token);
    expect(parseBearerToken(`bearer  ${tokens[0]} `)).toBe(tokens[0]);
  });

  it('is stored as a hash', () => {
    const token = generateToken();
    expect(hashToken(token)).toHaveLength(43);
    expect(hashToken(token)).not.toContain(token.slice(0, 8));
    expect(hashToken(token)).not.toBe(hashToken(generateToken()));
  });

  const token = generateToken();
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
  ])('is not in %j', (header) => expect(parseBearerToken(header)).toBeUndefined());
});
