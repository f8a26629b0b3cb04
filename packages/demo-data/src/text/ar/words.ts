export type Gender = 'm' | 'f';

/** Forms of an Arabic noun after a number, in the style of ads: 1, 2, 3–10, 11 and more. */
export interface CountForms {
  one: string;
  two: string;
  few: string;
  many: string;
}

export const ROOM: CountForms = { one: 'غرفة', two: 'غرفتين', few: 'غرف', many: 'غرفة' };
export const BEDROOM: CountForms = { one: 'غرفة نوم', two: 'غرفتي نوم', few: 'غرف نوم', many: 'غرفة نوم' };
export const BATHROOM: CountForms = { one: 'حمام', two: 'حمامين', few: 'حمامات', many: 'حمامًا' };
export const PIECE: CountForms = { one: 'قطعة', two: 'قطعتين', few: 'قطع', many: 'قطعة' };
export const FLOOR: CountForms = { one: 'دور', two: 'دورين', few: 'أدوار', many: 'دورًا' };
export const FLAT: CountForms = { one: 'شقة', two: 'شقتين', few: 'شقق', many: 'شقة' };
export const YEAR: CountForms = { one: 'سنة', two: 'سنتين', few: 'سنوات', many: 'سنة' };
export const MONTH: CountForms = { one: 'شهر', two: 'شهرين', few: 'شهور', many: 'شهرًا' };
export const MINUTE: CountForms = { one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة' };
export const METRE: CountForms = { one: 'متر', two: 'مترين', few: 'أمتار', many: 'مترًا' };
export const FEDDAN_WORD: CountForms = { one: 'فدان', two: 'فدانين', few: 'أفدنة', many: 'فدانًا' };
export const KIRAT: CountForms = { one: 'قيراط', two: 'قيراطين', few: 'قراريط', many: 'قيراطًا' };
export const DOOR: CountForms = { one: 'باب', two: 'بابين', few: 'أبواب', many: 'بابًا' };

/** `3 غرف`, `غرفتين`, `11 غرفة`, `غرفة`; hundreds follow their last two digits, `165 مترًا`, `200 متر`. */
export function countNoun(amount: number, noun: CountForms): string {
  if (amount === 1) return noun.one;
  if (amount === 2) return noun.two;
  const lastTwoDigits = amount % 100;
  if (lastTwoDigits >= 3 && lastTwoDigits <= 10) return `${groupDigits(amount)} ${noun.few}`;
  return `${groupDigits(amount)} ${lastTwoDigits >= 11 ? noun.many : noun.one}`;
}

/** Like `countNoun` for a subject: `غرفتان`, `غرفتا نوم`. */
export const countNounAsSubject = (amount: number, noun: CountForms): string =>
  amount === 2 ? noun.two.replace(/ين$/, 'ان').replace(/تي /, 'تا ') : countNoun(amount, noun);

/** Like `countNoun` with an explicit one: `غرفة واحدة`, `حمام واحد`. */
export const countNounExplicitly = (amount: number, noun: CountForms, gender: Gender): string =>
  amount === 1 ? `${noun.one} ${gender === 'f' ? 'واحدة' : 'واحد'}` : countNoun(amount, noun);

const ORDINALS = [
  'الأرضي',
  'الأول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
  'العاشر',
  'الحادي عشر',
  'الثاني عشر',
  'الثالث عشر',
  'الرابع عشر',
  'الخامس عشر',
];

/** `الأرضي` for 0, then masculine ordinals with the article. */
export const formatOrdinal = (storey: number): string => ORDINALS[storey] ?? String(storey);

const MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
];

/** `مارس 2028` for `2028-03-01`. */
export function formatMonth(isoDate: string): string {
  const [year = '', month = ''] = isoDate.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/** `1,250,000`; for money, and for areas of a thousand metres or more. */
export const groupDigits = (amount: number): string => amount.toLocaleString('en-US');

export const agreeInGender = (gender: Gender, masculine: string, feminine: string): string =>
  gender === 'f' ? feminine : masculine;
