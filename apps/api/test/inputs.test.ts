import { INPUT_CODES, PropertyInput, REFUSAL_STATUS, RegisterInput, statusOf } from '@mashrabiya/contract';
import { errorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, it } from 'vitest';
import { zodFaults } from '../src/app/zodFaults.ts';
import { AppError, errorAnswer, errorResponse } from '../src/core/AppError.ts';

const faultsOf = (schema: typeof RegisterInput | typeof PropertyInput, body: unknown) =>
  zodFaults(schema.safeParse(body, { reportInput: true }).error?.issues ?? [], 'body');

it('returns form errors with their pointer and the message of the form', () => {
  const faults = faultsOf(RegisterInput, { name: 'نادية', email: 'nadia@', password: 'rawasheen' });
  expect(faults).toEqual([
    { code: 'email_invalid', pointer: '/email' },
    { code: 'confirmation_required', pointer: '/password_confirmation' },
  ]);
  expect(errorAnswer(faults, 'ar').errors[0]).toEqual({
    status: '422',
    code: 'email_invalid',
    title: ar.forms.problem.email_invalid,
    source: { pointer: '/email' },
  });
  expect(errorAnswer(faults, 'en').errors[0]?.title).toBe(en.forms.problem.email_invalid);
});

it('returns other errors unchanged', () => {
  expect(faultsOf(PropertyInput, [])).toEqual([{ code: 'malformed_body', pointer: '' }]);
  expect(faultsOf(PropertyInput, {})).toContainEqual({ code: 'price_required', pointer: '/price' });
});

it('has a message in both languages and a status for every code', () => {
  for (const code of [...INPUT_CODES, ...(Object.keys(REFUSAL_STATUS) as (keyof typeof REFUSAL_STATUS)[])]) {
    expect(errorMessage(code, 'ar')).toMatch(/[ء-ي]/);
    expect(errorMessage(code, 'en')).toMatch(/[a-z]/);
    expect(statusOf(code)).toBeGreaterThanOrEqual(400);
  }
  expect(errorResponse(new AppError({ code: 'wrong_password' }), 'ar').status).toBe(400);
});
