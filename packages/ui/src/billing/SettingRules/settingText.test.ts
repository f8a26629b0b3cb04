import type { FinanceSetting } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { createSettingSchema, formatSettingText } from './settingText.ts';

const valid_from = '2026-11-20T12:00:00.000Z';
const SETTINGS: FinanceSetting[] = [
  { key: 'vat_percent', value: 14 },
  { key: 'refund_fee_percent', value: 2.5 },
  { key: 'holidays', value: ['2027-01-07', '2027-01-25'] },
  { key: 'adsteps', value: [10, 10, 10] },
  { key: 'freetrial', value: [3, 1, 1] },
  {
    key: 'seller',
    value: {
      name_ar: 'مشربية',
      name_en: 'Mashrabiya',
      address_ar: 'القاهرة',
      address_en: 'Cairo',
      tax_number: '000-000-000',
      commercial_register: '00000',
    },
  },
];

it.each(SETTINGS)('parses what it has written: $key', (setting) => {
  expect(createSettingSchema(setting.key).parse({ text: formatSettingText(setting), valid_from })).toEqual({
    setting,
    valid_from,
  });
});

it('accepts Arabic digits', () => {
  expect(createSettingSchema('adsteps').parse({ text: '١٥، ١٥، ٠', valid_from }).setting.value).toEqual([15, 15, 0]);
});

it.each([
  ['adsteps', '10, 10, 11'],
  ['vat_percent', ''],
  ['vat_percent', '-3'],
  ['holidays', '2027-13-01'],
] as const)('refuses %s: %s', (key, text) => {
  expect(createSettingSchema(key).safeParse({ text, valid_from }).success).toBe(false);
});
