/** National form: `01000001234` of `+201000001234`. */
export const nationalPhone = (e164: string): string => e164.replace(/^\+20/, '0');
