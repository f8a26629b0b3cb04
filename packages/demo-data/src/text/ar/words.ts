export type Gender = 'm' | 'f';

/** Forms of an Arabic noun after a number, in the style of ads: 1, 2, 3–10, 11 and more. */
export interface Counted {
  one: string;
  two: string;
  few: string;
  many: string;
}

export const ROOM: Counted = { one: 'غرفة', two: 'غرفتين', few: 'غرف', many: 'غرفة' };
export const BEDROOM: Counted = { one: 'غرفة نوم', two: 'غرفتي نوم', few: 'غرف نوم', many: 'غرفة نوم' };
export const BATHROOM: Counted = { one: 'حمام', two: 'حمامين', few: 'حمامات', many: 'حمامًا' };
export const PIECE: Counted = { one: 'قطعة', two: 'قطعتين', few: 'قطع', many: 'قطعة' };
export const FLOOR: Counted = { one: 'دور', two: 'دورين', few: 'أدوار', many: 'دورًا' };
export const FLAT: Counted = { one: 'شقة', two: 'شقتين', few: 'شقق', many: 'شقة' };
export const YEAR: Counted = { one: 'سنة', two: 'سنتين', few: 'سنوات', many: 'سنة' };
export const MONTH: Counted = { one: 'شهر', two: 'شهرين', few: 'شهور', many: 'شهرًا' };
export const MINUTE: Counted = { one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة' };
export const METRE: Counted = { one: 'متر', two: 'مترين', few: 'أمتار', many: 'مترًا' };
export const FEDDAN_WORD: Counted = { one: 'فدان', two: 'فدانين', few: 'أفدنة', many: 'فدانًا' };
export const KIRAT: Counted = { one: 'قيراط', two: 'قيراطين', few: 'قراريط', many: 'قيراطًا' };
export const DOOR: Counted = { one: 'باب', two: 'بابين', few: 'أبواب', many: 'بابًا' };

/** `3 غرف`, `غرفتين`, `11 غرفة`, `غرفة`; hundreds follow their last two digits, `165 مترًا`, `200 متر`. */
export function count(amount: number, noun: Counted): string {
  if (amount === 1) return noun.one;
  if (amount === 2) return noun.two;
  const rest = amount % 100;
  if (rest >= 3 && rest <= 10) return `${grouped(amount)} ${noun.few}`;
  return `${grouped(amount)} ${rest >= 11 ? noun.many : noun.one}`;
}

/** Like `count` for a subject: `غرفتان`, `غرفتا نوم`. */
export const countSubject = (amount: number, noun: Counted): string =>
  amount === 2 ? noun.two.replace(/ين$/, 'ان').replace(/تي /, 'تا ') : count(amount, noun);

/** Like `count` with an explicit one: `غرفة واحدة`, `حمام واحد`. */
export const countOne = (amount: number, noun: Counted, gender: Gender): string =>
  amount === 1 ? `${noun.one} ${gender === 'f' ? 'واحدة' : 'واحد'}` : count(amount, noun);

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
export const ordinal = (storey: number): string => ORDINALS[storey] ?? String(storey);

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
export function monthOf(isoDate: string): string {
  const [year = '', month = ''] = isoDate.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/** `1,250,000`; for money, and for areas of a thousand metres or more. */
export const grouped = (amount: number): string => amount.toLocaleString('en-US');

export const agree = (gender: Gender, masculine: string, feminine: string): string =>
  gender === 'f' ? feminine : masculine;
