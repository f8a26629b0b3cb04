import { foldDigits } from './digits.ts';
import { normalEmail } from './email.ts';

const PRODUCT_NAMES = ['mashrabiya', 'مشربية', 'مشربيه'];
/** Fewer different characters are tried in no time. */
const DIFFERENT_CHARACTERS = 4;
/** As they stand on keyboards; whoever types along them types what everybody does. */
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const ALONG_ROWS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))].map((row) => row.repeat(3));

/** Whose password it is, as far as that is known. */
export interface PasswordOwner {
  email?: string | undefined;
  name?: string | undefined;
  phone?: string | undefined;
}

/** A password as those who guess it write it: letters in one case, digits of one script, no space around. */
export const foldPassword = (password: string): string => foldDigits(password.normalize('NFKC')).trim().toLowerCase();

const lettersOf = (text: string): string => foldPassword(text).replace(/[^\p{L}\p{M}]/gu, '');

/** Whether hardly anything is in a password but spaces, one or two characters, or a row of the keyboard. */
export function isSimplePassword(password: string): boolean {
  const folded = foldPassword(password);
  return new Set(folded).size < DIFFERENT_CHARACTERS || ALONG_ROWS.some((row) => row.includes(folded));
}

/** Whether a password is nothing but what is known of its owner or the site, with figures or signs around it at most. */
export function isPersonalPassword(password: string, { email = '', name = '', phone = '' }: PasswordOwner): boolean {
  const folded = foldPassword(password);
  const address = normalEmail(email).toLowerCase();
  const [mailbox = ''] = address.split('@');
  const digits = folded.replace(/\D/g, '');
  const isPhone = digits === folded.replace(/[+ -]/g, '') && digits.length >= 8 && foldDigits(phone).includes(digits);
  const letters = lettersOf(password);
  const known = [address, mailbox, name, ...PRODUCT_NAMES].map(lettersOf);
  return isPhone || folded === address || folded === mailbox || (letters !== '' && known.includes(letters));
}
