import { PHONE_PATTERN } from '@mashrabiya/contract';
import { foldDigits, parsePhone } from '@mashrabiya/i18n';

/** Whether a national form is a mobile number by the contract's rule (specification, section 5). */
export const isMobile = (phone: string): boolean => PHONE_PATTERN.test(phone);

/** The national form of what was typed, or its digits so far. */
export const foldPhone = (typed: string): string => parsePhone(typed) ?? foldDigits(typed).trim();

/** In readable groups, `0100 000 1234`; what is not whole stays as it is. */
export const groupPhone = (phone: string): string => phone.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3');
