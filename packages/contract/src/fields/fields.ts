import { z } from 'zod';
import { PASSWORD_MIN_LENGTH, REPORT_MAX_LENGTH } from '../constants/constants.ts';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN, normalizeEmail } from '../values/email.ts';
import { parseNumber } from '../values/number.ts';
import { isSimplePassword } from '../values/password.ts';
import { parsePhone } from '../values/phone.ts';
import type { InputCode } from './codes.ts';

export const LINE_MAX_LENGTH = 200;
export const TEXT_MAX_LENGTH = 5000;
/** Hashing time grows with the length. */
const PASSWORD_MAX_LENGTH = 128;

/** True to carry out a decision after `UNDO_MS` unless it is undone; otherwise it is carried out at once. */
export const undoable = z.boolean().default(false);

/** Counts characters as people do, by code point. */
const countCharacters = (text: string): number => [...text].length;

type Rule = readonly [holds: (text: string) => boolean, code: InputCode];

/** Reports the first rule that a text breaks and continues, so that other fields are validated too. */
const reportFirstViolation =
  (...rules: readonly Rule[]) =>
  (text: string, context: z.RefinementCtx): void => {
    const violatedRule = rules.find(([isFulfilled]) => !isFulfilled(text));
    if (violatedRule) context.addIssue({ code: 'custom', message: violatedRule[1] });
  };
const createFilledRule = (code: InputCode): Rule => [(text) => text !== '', code];
const createMaxLengthRule = (max: number): Rule => [(text) => text.length <= max, 'text_too_long'];

export const requiredText = (code: InputCode, max = LINE_MAX_LENGTH) =>
  z
    .string(code)
    .trim()
    .superRefine(reportFirstViolation(createFilledRule(code), createMaxLengthRule(max)));

/** Reason for a moderator's action, in each of the languages that the user may read. */
export const bilingualReason = (code: InputCode) =>
  z.object({ reason_ar: requiredText(code, REPORT_MAX_LENGTH), reason_en: requiredText(code, REPORT_MAX_LENGTH) });

export const longText = (code: InputCode, min: number, max = TEXT_MAX_LENGTH) =>
  z
    .string(code)
    .trim()
    .superRefine(reportFirstViolation([(text) => countCharacters(text) >= min, code], createMaxLengthRule(max)));

export const optionalText = (max = TEXT_MAX_LENGTH) =>
  z
    .string()
    .nullish()
    .transform((text) => text?.trim() || null)
    .pipe(
      z
        .string()
        .max(max, 'text_too_long' satisfies InputCode)
        .nullable(),
    );

export const emailAddress = () =>
  z
    .string('email_required' satisfies InputCode)
    .overwrite(normalizeEmail)
    .superRefine(
      reportFirstViolation(createFilledRule('email_required'), createMaxLengthRule(EMAIL_MAX_LENGTH), [
        (text) => EMAIL_PATTERN.test(text),
        'email_invalid',
      ]),
    );

/** An Egyptian mobile number in digits of any script, normalised to 11 digits. */
export const phoneNumber = () =>
  requiredText('phone_required').transform((typedPhone, context) => {
    const phone = parsePhone(typedPhone);
    if (phone) return phone;
    context.addIssue({ code: 'custom', message: 'phone_invalid' satisfies InputCode });
    return z.NEVER;
  });

const PASSWORD_RULES: readonly Rule[] = [
  createFilledRule('password_required'),
  [(text) => countCharacters(text) >= PASSWORD_MIN_LENGTH, 'password_short'],
  createMaxLengthRule(PASSWORD_MAX_LENGTH),
];

export const password = () =>
  z.string('password_required' satisfies InputCode).superRefine(reportFirstViolation(...PASSWORD_RULES));

export const newPassword = () =>
  z
    .string('password_required' satisfies InputCode)
    .superRefine(reportFirstViolation(...PASSWORD_RULES, [(text) => !isSimplePassword(text), 'password_simple']));

/** Current password as a confirmation; null for an account without one, which confirms its session otherwise. */
export const currentPassword = () =>
  z.nullable(
    z
      .string('current_password_required' satisfies InputCode)
      .superRefine(
        reportFirstViolation(createFilledRule('current_password_required'), createMaxLengthRule(PASSWORD_MAX_LENGTH)),
      ),
  );

/** Parses numbers in bodies that carry only texts; leaves other values unchanged. */
const readNumber = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? undefined;
  return value.trim() === '' ? undefined : (parseNumber(value) ?? Number.NaN);
};

/** A required number that is null in a form until it is entered. */
export const requiredNumber = <S extends z.ZodNumber>(schema: S) =>
  z.preprocess<unknown, S, number | null>(readNumber, schema);

export const optionalNumber = <S extends z.ZodNumber>(schema: S) =>
  z.preprocess<unknown, z.ZodNullable<S>, number | null>((value) => readNumber(value) ?? null, z.nullable(schema));

export const optionalDay = (code: InputCode) =>
  z.preprocess<unknown, z.ZodNullable<z.ZodISODate>, string | null>(
    (value) => value || null,
    z.nullable(z.iso.date(code)),
  );

interface WholeNumberLimits {
  min: number;
  max: number;
  /** Error codes of a missing or too low number, and of a too high one. */
  requiredCode: InputCode;
  tooHighCode: InputCode;
}

export const wholeNumberWithin = ({ min, max, requiredCode, tooHighCode }: WholeNumberLimits) =>
  z
    .int({
      abort: true,
      error: ({ input }): InputCode => {
        if (input === undefined) return requiredCode;
        if (typeof input !== 'number' || Number.isNaN(input)) return 'number_invalid';
        if (!Number.isInteger(input) && Number.isFinite(input)) return 'number_not_whole';
        return input > max ? tooHighCode : requiredCode;
      },
    })
    .min(min, requiredCode)
    .max(max, tooHighCode);

const countAboveZero = (requiredCode: InputCode, { max, code }: { max: number; code: InputCode }) =>
  requiredNumber(wholeNumberWithin({ min: 1, max, requiredCode, tooHighCode: code }));

/** Highest price, in whole pounds. */
export const PRICE_MAX = 1_000_000_000_000;

export const priceAboveZero = () => countAboveZero('price_required', { max: PRICE_MAX, code: 'price_too_high' });

export const requiredId = (code: InputCode) => requiredNumber(z.int(code).positive(code));

export const requiredChoice = <const T extends readonly string[]>(options: T, code: InputCode) =>
  z.preprocess<unknown, z.ZodEnum<{ [K in T[number]]: K }>, T[number] | null>(
    (value) => value ?? undefined,
    z.enum(options, code),
  );

export const requiredFile = (code: InputCode) =>
  z.preprocess<unknown, z.ZodFile, File | null>((value) => value ?? undefined, z.file(code));

export const optionalChoice = <const T extends readonly string[]>(options: T) =>
  z.preprocess<unknown, z.ZodNullable<z.ZodEnum<{ [K in T[number]]: K }>>, T[number] | null>(
    (value) => value || null,
    z.nullable(z.enum(options)),
  );
