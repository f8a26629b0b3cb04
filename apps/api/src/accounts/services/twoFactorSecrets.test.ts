import { describe, expect, it } from 'vitest';
import { isAppCode } from '../rules/twoFactorRules.ts';
import { newRecoveryCodes, newSecret } from './twoFactorSecrets.ts';

it('A secret of an authenticator app is new each time', () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
});

describe('Recovery codes', () => {
  it('are ten, each its own, and no code of an app', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[A-Z2-7]{12}$/);
      expect(isAppCode(code)).toBe(false);
    }
    expect(isAppCode('012345')).toBe(true);
  });
});
