import { z } from 'zod';
import { PASSWORD_MIN_LENGTH } from '../constants/constants.ts';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN, normalEmail } from '../values/email.ts';
import { parseNumber } from '../values/number.ts';
import { isSimplePassword } from '../values/password.ts';
import { parsePhone } from '../values/phone.ts';
import type { InputCode } from './codes.ts';

/** Most characters of a name or another single line. */
export const LINE_MAX_LENGTH = 200;
/** Most characters of a text of several lines. */
export const TEXT_MAX_LENGTH = 5000;
/** Hashing costs time with the length. */
const PASSWORD_MAX_LENGTH = 128;

/** Whether a moderator's decision is carried out after `UNDO_MS`, unless it is undone; otherwise at once. */
export const undoable = z.boolean().default(false);

/** Characters as people count them. */
const lengthOf = (text: string): number => [...text].length;

type Rule = readonly [holds: (text: string) => boolean, code: InputCode];

/** Gives the code of the first rule that a text breaks, and goes on: other fields are judged all the same. */
const firstBroken =
  (...rules: readonly Rule[]) =>
  (text: string, context: z.RefinementCtx): void => {
    const broken = rules.find(([holds]) => !holds(text));
    if (broken) context.addIssue({ code: 'custom', message: broken[1] });
  };
const filled = (code: InputCode): Rule => [(text) => text !== '', code];
const atMost = (max: number): Rule => [(text) => text.length <= max, 'text_too_long'];

/** A required text, trimmed. */
export const requiredText = (code: InputCode, max = LINE_MAX_LENGTH) =>
  z
    .string(code)
    .trim()
    .superRefine(firstBroken(filled(code), atMost(max)));

/** A trimmed text with a minimum length in characters. */
export const longText = (code: InputCode, min: number, max = TEXT_MAX_LENGTH) =>
  z
    .string(code)
    .trim()
    .superRefine(firstBroken([(text) => lengthOf(text) >= min, code], atMost(max)));

/** An optional text; null when empty. */
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

/** An e-mail address, which comes out in its normal form. */
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

/** An Egyptian mobile number in any digits; the national form of 11 digits comes out. */
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

/** A password that is entered to log in. */
export const password = () =>
  z.string('password_required' satisfies InputCode).superRefine(firstBroken(...PASSWORD_RULES));

/** A new password. */
export const newPassword = () =>
  z
    .string('password_required' satisfies InputCode)
    .superRefine(firstBroken(...PASSWORD_RULES, [(text) => !isSimplePassword(text), 'password_simple']));

/**
 * The current password, as a confirmation; null for an account without a password, whose session was confirmed by a
 * provider or a passkey instead.
 */
export const currentPassword = () =>
  z.nullable(
    z
      .string('current_password_required' satisfies InputCode)
      .superRefine(firstBroken(filled('current_password_required'), atMost(PASSWORD_MAX_LENGTH))),
  );

/** The number in a text, for bodies that carry texts only; anything else stays as it is. */
const readNumber = (given: unknown): unknown => {
  if (typeof given !== 'string') return given ?? undefined;
  return given.trim() === '' ? undefined : (parseNumber(given) ?? Number.NaN);
};

/** A number for which a form has null until it is given. */
export const needed = <S extends z.ZodNumber>(schema: S) => z.preprocess<unknown, S, number | null>(readNumber, schema);

/** An optional number; null when missing. */
export const optionalNumber = <S extends z.ZodNumber>(schema: S) =>
  z.preprocess<unknown, z.ZodNullable<S>, number | null>((given) => readNumber(given) ?? null, z.nullable(schema));

/** An optional day; null when missing. */
export const optionalDay = (code: InputCode) =>
  z.preprocess<unknown, z.ZodNullable<z.ZodISODate>, string | null>(
    (given) => given || null,
    z.nullable(z.iso.date(code)),
  );

interface WholeNumberLimits {
  min: number;
  max: number;
  /** Codes of a missing or too low number, and of a too high one. */
  required: InputCode;
  tooHigh: InputCode;
}

/** A whole number within limits, with a code for each way in which it can be wrong. */
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

/** A whole number above zero, up to a limit. */
export const countAboveZero = (required: InputCode, { max, code }: { max: number; code: InputCode }) =>
  needed(wholeNumberWithin({ min: 1, max, required, tooHigh: code }));

/** The highest price, in whole pounds. */
export const PRICE_MAX = 1_000_000_000_000;

/** An amount of whole pounds above zero. */
export const priceAboveZero = () => countAboveZero('price_required', { max: PRICE_MAX, code: 'price_too_high' });

/** The id of something that was chosen. */
export const chosenId = (code: InputCode) => needed(z.int(code).positive(code));

/** One of a few; a form has null until it is chosen. */
export const chosen = <const T extends readonly string[]>(options: T, code: InputCode) =>
  z.preprocess<unknown, z.ZodEnum<{ [K in T[number]]: K }>, T[number] | null>(
    (given) => given ?? undefined,
    z.enum(options, code),
  );

/** A file that a form has not got yet is null. */
export const chosenFile = (code: InputCode) =>
  z.preprocess<unknown, z.ZodFile, File | null>((given) => given ?? undefined, z.file(code));

/** One of a few, or none; null when missing. */
export const optionalChoice = <const T extends readonly string[]>(options: T) =>
  z.preprocess<unknown, z.ZodNullable<z.ZodEnum<{ [K in T[number]]: K }>>, T[number] | null>(
    (given) => given || null,
    z.nullable(z.enum(options)),
  );
