import { describe, expect, it } from 'vitest';
import { isAppCode } from '../rules/twoFactorRules.ts';
import { generateRecoveryCodes, generateSecret } from './twoFactorSecrets.ts';

it('An authenticator secret is different each time', () => {
  const [firstSecret, secondSecret] = [generateSecret(), generateSecret()];
  expect(firstSecret).toMatch(/^[A-Z2-7]{32}$/);
  expect(firstSecret).not.toBe(secondSecret);
});

describe('Recovery codes', () => {
  it('are ten distinct codes, none like an authenticator code', () => {
    const codes = generateRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[A-Z2-7]{12}$/);
      expect(isAppCode(code)).toBe(false);
    }
    expect(isAppCode('012345')).toBe(true);
  });
});
