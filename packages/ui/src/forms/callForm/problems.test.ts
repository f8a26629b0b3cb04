import { EmailChangeInput, ErrorAnswer } from '@mashrabiya/contract';
import { expect, test } from 'vitest';
import { createResolver, isCallError, isFailure, type RefusedAnswer, toJson, toRefusal } from './problems.ts';

const values = { email: 'nadia@example.com', current_password: 'mashrabiya' };

const validate = (formValues: Record<string, unknown>, refused: RefusedAnswer[] = []) =>
  createResolver(EmailChangeInput, () => refused)(formValues, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

test('a valid form is returned as the call’s input', async () => {
  expect(await validate({ ...values, email: ' nadia@example.com ' })).toEqual({ values, errors: {} });
});

test('the first code of each field counts', async () => {
  const { errors } = await validate({ email: '', current_password: '' });
  expect(errors).toEqual({
    email: { type: 'code', message: 'email_required' },
    current_password: { type: 'code', message: 'current_password_required' },
  });
});

test('a server error applies only to the submitted values', async () => {
  const refusedAnswers = [{ field: 'email', answer: toJson(values.email), code: 'email_taken', text: 'مستخدم من قبل' }];
  expect((await validate(values, refusedAnswers)).errors).toEqual({
    email: { type: 'refused', message: 'مستخدم من قبل' },
  });
  expect((await validate({ ...values, email: 'n@example.com' }, refusedAnswers)).errors).toEqual({});
});

test('problems belong to the fields of their pointers, others to the whole form', () => {
  const { errors: problems } = ErrorAnswer.parse({
    errors: [
      { status: '422', code: 'areas_required', title: 'areas', source: { pointer: '/places/0' } },
      { status: '422', code: 'unknown_field', title: 'colour', source: { pointer: '/colour' } },
      { status: '400', code: 'wrong_password', title: 'password' },
    ],
  });
  expect(toRefusal({ code: 'areas_required', problems }, { places: [3] })).toEqual({
    answers: [{ field: 'places', answer: '[3]', code: 'areas_required', text: 'areas' }],
    formMessage: 'colour',
    offline: false,
  });
});

test('other errors belong to the whole form, with a flag for a missing answer', () => {
  const nothing = { answers: [], formMessage: null };
  expect(toRefusal({ code: 'network', problems: [] }, values)).toEqual({ ...nothing, offline: true });
  expect(toRefusal(new TypeError('x'), values)).toEqual({ ...nothing, offline: false });
  expect(toRefusal(undefined, values)).toEqual({ ...nothing, offline: false });
});

test('a failed call differs from a refused one', () => {
  const createProblem = (status: string) => ({ code: 'x', problems: [{ status, code: 'x', title: 'x' }] });
  expect(isFailure({ code: 'network' })).toBe(true);
  expect(isFailure(createProblem('503'))).toBe(true);
  expect(isFailure(new TypeError('x'))).toBe(true);
  expect(isFailure(createProblem('429'))).toBe(false);
  expect(isFailure(createProblem('422'))).toBe(false);
});

test('an error in the app’s code differs from an answer', () => {
  expect(isCallError({ code: 'network' })).toBe(true);
  expect(isCallError(Object.assign(new Error('taken'), { problems: [] }))).toBe(true);
  expect(isCallError(new TypeError('x is undefined'))).toBe(false);
  expect(isCallError(undefined)).toBe(false);
});
