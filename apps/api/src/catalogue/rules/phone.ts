/** National form: `01000001234` of `+201000001234`. */
export const toNationalPhone = (e164: string): string => e164.replace(/^\+20/, '0');
