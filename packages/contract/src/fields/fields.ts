import { z } from 'zod';
import { PASSWORD_MIN_LENGTH } from '../constants/constants.ts';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN, normalEmail } from '../values/email.ts';
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
const lengthOf = (text: string): number => [...text].length;

type Rule = readonly [holds: (text: string) => boolean, code: InputCode];

/** Reports the first rule that a text breaks and continues, so that other fields are validated too. */
const firstBroken =
  (...rules: readonly Rule[]) =>
  (text: string, context: z.RefinementCtx): void => {
    const broken = rules.find(([holds]) => !holds(text));
    if (broken) context.addIssue({ code: 'custom', message: broken[1] });
  };
const filled = (code: InputCode): Rule => [(text) => text !== '', code];
const atMost = (max: number): Rule => [(text) => text.length <= max, 'text_too_long'];

export const requiredText = (code: InputCode, max = LINE_MAX_LENGTH) =>
  z
    .string(code)
    .trim()
    .superRefine(firstBroken(filled(code), atMost(max)));

export const longText = (code: InputCode, min: number, max = TEXT_MAX_LENGTH) =>
  z
    .string(code)
    .trim()
    .superRefine(firstBroken([(text) => lengthOf(text) >= min, code], atMost(max)));

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

/** An e-mail address, normalised. */
export const emailAddress = () =>
  z
    .string('email_required' satisfies InputCode)
    .overwrite(normalEmail)
    .superRefine(
      firstBroken(filled('email_required'), atMost(EMAIL_MAX_LENGTH), [
        (text) => EMAIL_PATTERN.test(text),
        'email_invalid',
      ]),
    );

/** An Egyptian mobile number in digits of any script, normalised to 11 digits. */
export const phoneNumber = () =>
  requiredText('phone_required').transform((typed, context) => {
    const phone = parsePhone(typed);
    if (phone) return phone;
    context.addIssue({ code: 'custom', message: 'phone_invalid' satisfies InputCode });
    return z.NEVER;
  });

const PASSWORD_RULES: readonly Rule[] = [
  filled('password_required'),
  [(text) => lengthOf(text) >= PASSWORD_MIN_LENGTH, 'password_short'],
  atMost(PASSWORD_MAX_LENGTH),
];

export const password = () =>
  z.string('password_required' satisfies InputCode).superRefine(firstBroken(...PASSWORD_RULES));

export const newPassword = () =>
  z
    .string('password_required' satisfies InputCode)
    .superRefine(firstBroken(...PASSWORD_RULES, [(text) => !isSimplePassword(text), 'password_simple']));

/** Current password as a confirmation; null for an account without one, which confirms its session otherwise. */
export const currentPassword = () =>
  z.nullable(
    z
      .string('current_password_required' satisfies InputCode)
      .superRefine(firstBroken(filled('current_password_required'), atMost(PASSWORD_MAX_LENGTH))),
  );

/** Parses numbers in bodies that carry only texts; leaves other values unchanged. */
const readNumber = (given: unknown): unknown => {
  if (typeof given !== 'string') return given ?? undefined;
  return given.trim() === '' ? undefined : (parseNumber(given) ?? Number.NaN);
};

/** A required number that is null in a form until it is entered. */
export const needed = <S extends z.ZodNumber>(schema: S) => z.preprocess<unknown, S, number | null>(readNumber, schema);

export const optionalNumber = <S extends z.ZodNumber>(schema: S) =>
  z.preprocess<unknown, z.ZodNullable<S>, number | null>((given) => readNumber(given) ?? null, z.nullable(schema));

export const optionalDay = (code: InputCode) =>
  z.preprocess<unknown, z.ZodNullable<z.ZodISODate>, string | null>(
    (given) => given || null,
    z.nullable(z.iso.date(code)),
  );

interface WholeNumberLimits {
  min: number;
  max: number;
  /** Error codes of a missing or too low number, and of a too high one. */
  required: InputCode;
  tooHigh: InputCode;
}

/** A whole number within limits, with an error code for each violation. */
export const wholeNumberWithin = ({ min, max, required, tooHigh }: WholeNumberLimits) =>
  z
    .int({
      abort: true,
      error: ({ input }): InputCode => {
        if (input === undefined) return required;
        if (typeof input !== 'number' || Number.isNaN(input)) return 'number_invalid';
        if (!Number.isInteger(input) && Number.isFinite(input)) return 'number_not_whole';
        return input > max ? tooHigh : required;
      },
    })
    .min(min, required)
    .max(max, tooHigh);

export const countAboveZero = (required: InputCode, { max, code }: { max: number; code: InputCode }) =>
  needed(wholeNumberWithin({ min: 1, max, required, tooHigh: code }));

/** Highest price, in whole pounds. */
export const PRICE_MAX = 1_000_000_000_000;

export const priceAboveZero = () => countAboveZero('price_required', { max: PRICE_MAX, code: 'price_too_high' });

export const chosenId = (code: InputCode) => needed(z.int(code).positive(code));

/** One of a few options; null in a form until it is chosen. */
export const chosen = <const T extends readonly string[]>(options: T, code: InputCode) =>
  z.preprocess<unknown, z.ZodEnum<{ [K in T[number]]: K }>, T[number] | null>(
    (given) => given ?? undefined,
    z.enum(options, code),
  );

export const chosenFile = (code: InputCode) =>
  z.preprocess<unknown, z.ZodFile, File | null>((given) => given ?? undefined, z.file(code));

export const optionalChoice = <const T extends readonly string[]>(options: T) =>
  z.preprocess<unknown, z.ZodNullable<z.ZodEnum<{ [K in T[number]]: K }>>, T[number] | null>(
    (given) => given || null,
    z.nullable(z.enum(options)),
  );
