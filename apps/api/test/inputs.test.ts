import { getProblemStatus, INPUT_CODES, PropertyInput, REFUSAL_STATUS, RegisterInput } from '@mashrabiya/contract';
import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, it } from 'vitest';
import { toFaults } from '../src/app/toFaults.ts';
import { AppError, buildErrorAnswer, createErrorResponse } from '../src/core/AppError.ts';

const listFaults = (schema: typeof RegisterInput | typeof PropertyInput, body: unknown) =>
  toFaults(schema.safeParse(body, { reportInput: true }).error?.issues ?? [], 'body');

it('returns form errors with their pointer and the message of the form', () => {
  const faults = listFaults(RegisterInput, { name: 'نادية', email: 'nadia@', password: 'rawasheen' });
  expect(faults).toEqual([
    { code: 'email_invalid', pointer: '/email' },
    { code: 'confirmation_required', pointer: '/password_confirmation' },
  ]);
  expect(buildErrorAnswer(faults, 'ar').errors[0]).toEqual({
    status: '422',
    code: 'email_invalid',
    title: ar.forms.problem.email_invalid,
    source: { pointer: '/email' },
  });
  expect(buildErrorAnswer(faults, 'en').errors[0]?.title).toBe(en.forms.problem.email_invalid);
});

it('returns other errors unchanged', () => {
  expect(listFaults(PropertyInput, [])).toEqual([{ code: 'malformed_body', pointer: '' }]);
  expect(listFaults(PropertyInput, {})).toContainEqual({ code: 'price_required', pointer: '/price' });
});

it('has a message in both languages and a status for every code', () => {
  for (const code of [...INPUT_CODES, ...(Object.keys(REFUSAL_STATUS) as (keyof typeof REFUSAL_STATUS)[])]) {
    expect(getErrorMessage(code, 'ar')).toMatch(/[ء-ي]/);
    expect(getErrorMessage(code, 'en')).toMatch(/[a-z]/);
    expect(getProblemStatus(code)).toBeGreaterThanOrEqual(400);
  }
  expect(createErrorResponse(new AppError({ code: 'wrong_password' }), 'ar').status).toBe(400);
});
