import { PHONE_PATTERN } from '../constants/constants.ts';
import { foldDigits } from './digits.ts';

/**
 * National form (01 and nine more digits) of an Egyptian mobile number, typed with spaces, dashes, `+20`, `0020`, or
 * Arabic-Indic digits. Null for anything else.
 */
export function parsePhone(typedPhone: string): string | null {
  const digits = foldDigits(typedPhone).replace(/[^\d+]/g, '');
  const nationalNumber = digits.replace(/^(?:\+|00)20(?=1)/, '0').replace(/^20(?=1\d{9}$)/, '0');
  return PHONE_PATTERN.test(nationalNumber) ? nationalNumber : null;
}

/** True for numbers of Egypt's four mobile networks: others of `PHONE_PATTERN` receive no SMS. */
export const canReceiveSms = (national: string): boolean => /^01[0125]/.test(national);

/** E.164, for links and storage: `01000001234` is `+201000001234`. */
export const phoneToE164 = (national: string): string => `+20${national.slice(1)}`;
