import { type FinanceSetting, SettingInput } from '@mashrabiya/contract';
import { foldDigits } from '@mashrabiya/i18n';
import { z } from 'zod';

type Seller = Extract<FinanceSetting, { key: 'seller' }>['value'];

/** Seller fields in the order of their lines. */
export const SELLER_LINES = [
  'name_ar',
  'name_en',
  'address_ar',
  'address_en',
  'tax_number',
  'commercial_register',
] as const satisfies (keyof Seller)[];

/** Setting as editable text: a number, days and counts separated by commas, a seller in lines. */
export function formatSettingText({ key, value }: FinanceSetting): string {
  if (key === 'seller') return SELLER_LINES.map((line) => value[line]).join('\n');
  return Array.isArray(value) ? value.join(', ') : String(value);
}

const splitList = (text: string): string[] =>
  text
    .split(/[,،\s]+/)
    .map((part) => foldDigits(part))
    .filter(Boolean);

/** Parses the text, for the schema to validate. */
function parseSetting(key: FinanceSetting['key'], text: string): unknown {
  if (key === 'seller') {
    const lines = text.split('\n');
    return Object.fromEntries(SELLER_LINES.map((line, index) => [line, lines[index] ?? '']));
  }
  if (key === 'holidays') return splitList(text);
  if (key === 'adsteps' || key === 'freetrial') return splitList(text).map(Number);
  return text.trim() === '' ? undefined : Number(foldDigits(text));
}

/** Form schema of a setting: parses its text field, and reports problems there. */
export const createSettingSchema = (key: FinanceSetting['key']) =>
  z.object({ text: z.string(), valid_from: z.string() }).transform(({ text, valid_from }, context) => {
    const parsed = SettingInput.safeParse({ setting: { key, value: parseSetting(key, text) }, valid_from });
    if (parsed.success) return parsed.data;
    for (const { message } of parsed.error.issues) context.addIssue({ code: 'custom', path: ['text'], message });
    return z.NEVER;
  });
