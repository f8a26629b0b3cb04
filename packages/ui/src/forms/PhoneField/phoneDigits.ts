import { PHONE_PATTERN } from '@mashrabiya/contract';
import { foldDigits, parsePhone } from '@mashrabiya/i18n';

/** Checks the mobile number rule of the contract (specification, section 5). */
export const isMobile = (phone: string): boolean => PHONE_PATTERN.test(phone);

/** National form of the typed number, or its digits so far. */
export const foldPhone = (typedText: string): string => parsePhone(typedText) ?? foldDigits(typedText).trim();

/** Groups as `0100 000 1234`; leaves incomplete numbers unchanged. */
export const groupPhone = (phone: string): string => phone.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3');
