import { foldDigits } from './digits.ts';
import { normalizeEmail } from './email.ts';

const PRODUCT_NAMES = ['mashrabiya', 'مشربية', 'مشربيه'];
/** Minimum of different characters: guessing tools find passwords with fewer at once. */
const MIN_DIFFERENT_CHARACTERS = 4;
/** Keyboard rows: sequences along them are common passwords. */
const KEYBOARD_ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const ROW_SEQUENCES = [...KEYBOARD_ROWS, ...KEYBOARD_ROWS.map((row) => [...row].reverse().join(''))].map((row) =>
  row.repeat(3),
);

export interface PasswordOwner {
  email?: string | undefined;
  name?: string | undefined;
  phone?: string | undefined;
}

/** Normalises a password as guessing tools do: one case, Latin digits, no space around. */
export const foldPassword = (password: string): string => foldDigits(password.normalize('NFKC')).trim().toLowerCase();

const foldLetters = (text: string): string => foldPassword(text).replace(/[^\p{L}\p{M}]/gu, '');

/** Returns true for spaces, for at most three different characters, and for a sequence along a keyboard row. */
export function isSimplePassword(password: string): boolean {
  const foldedInput = foldPassword(password);
  return new Set(foldedInput).size < MIN_DIFFERENT_CHARACTERS || ROW_SEQUENCES.some((row) => row.includes(foldedInput));
}

/** Returns true for a password made only of facts about its owner or the site, with digits or signs around. */
export function isPersonalPassword(password: string, { email = '', name = '', phone = '' }: PasswordOwner): boolean {
  const foldedInput = foldPassword(password);
  const address = normalizeEmail(email).toLowerCase();
  const [mailbox = ''] = address.split('@');
  const digits = foldedInput.replace(/\D/g, '');
  const isPhone =
    digits === foldedInput.replace(/[+ -]/g, '') && digits.length >= 8 && foldDigits(phone).includes(digits);
  const letters = foldLetters(password);
  const personalTexts = [address, mailbox, name, ...PRODUCT_NAMES].map(foldLetters);
  return (
    isPhone || foldedInput === address || foldedInput === mailbox || (letters !== '' && personalTexts.includes(letters))
  );
}
