import { foldDigits } from '../values/digits.ts';

/** Advice on a title or description; neither blocks posting. */
export const TEXT_ADVICE = ['phone', 'shouting'] as const;
export type TextAdvice = (typeof TEXT_ADVICE)[number];

/** Digits spelled out to evade detection. */
const DIGIT_BY_WORD: ReadonlyMap<string, string> = new Map(
  [
    ['0', 'صفر', 'زيرو', 'zero'],
    ['1', 'واحد', 'one'],
    ['2', 'اثنين', 'اتنين', 'اثنان', 'two'],
    ['3', 'ثلاثة', 'تلاتة', 'تلاته', 'three'],
    ['4', 'أربعة', 'اربعة', 'اربعه', 'four'],
    ['5', 'خمسة', 'خمسه', 'five'],
    ['6', 'ستة', 'سته', 'six'],
    ['7', 'سبعة', 'سبعه', 'seven'],
    ['8', 'ثمانية', 'تمانية', 'تمانيه', 'eight'],
    ['9', 'تسعة', 'تسعه', 'nine'],
  ].flatMap(([digit = '', ...words]) => words.map((word) => [word, digit] as const)),
);
const NUMBERS = new RegExp(`\\d+|(?<!\\p{L})(?:${[...DIGIT_BY_WORD.keys()].join('|')})(?!\\p{L})`, 'giu');

/** Allowed between the digits of one number: signs, or a few words that are no numbers. */
const SIGNS = /^[^\p{L}\p{N}\n]{0,4}$/u;
const WORDS = /^[^\p{N}\n]{1,20}$/u;
const UNITS =
  /متر|م²|غرف|حمام|دور|طابق|جنيه|ج\.م|ألف|الف|مليون|سنة|سنوات|شهر|%|m²|sqm|metre|meter|room|bed|bath|floor|egp|pound|million|year|month/iu;
const MOBILE = /^(?:(?:00)?2)?01[0125]\d{8}$|^(?:00)?201[0125]\d{8}$/;
const LANDLINE = /^0(?:2\d{8}|(?!1)[3-9]\d{8})$/;
const MAX_DIGITS = 14;

interface Piece {
  digits: string;
  start: number;
  end: number;
}

const classifyGap = (gap: string): 'signs' | 'words' | null => {
  if (SIGNS.test(gap)) return 'signs';
  return WORDS.test(gap) && !UNITS.test(gap) ? 'words' : null;
};

/** Finds phone numbers in a text: in digits of any script, spaced out, spelled, or with words between. */
function findWrittenPhones(text: string): Piece[] {
  const folded = foldDigits(text);
  const pieces = Array.from(
    folded.matchAll(NUMBERS),
    ({ 0: found, index }): Piece => ({
      digits: DIGIT_BY_WORD.get(found.toLowerCase()) ?? found,
      start: index,
      end: index + found.length,
    }),
  );
  const found: Piece[] = [];
  for (let from = 0; from < pieces.length; from += 1) {
    const phone = matchPhone(folded, pieces.slice(from, from + MAX_DIGITS));
    if (!phone) continue;
    found.push(phone.whole);
    from += phone.count - 1;
  }
  return found;
}

function matchPhone(text: string, pieces: readonly Piece[]): { whole: Piece; count: number } | null {
  let digits = '';
  let hasWords = false;
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    const gap = before ? classifyGap(text.slice(before.end, piece.start)) : 'signs';
    if (gap === null || digits.length + piece.digits.length > MAX_DIGITS) return null;
    hasWords ||= gap === 'words';
    digits += piece.digits;
    const isPhone = MOBILE.test(digits) || (!hasWords && LANDLINE.test(digits));
    if (isPhone) return { whole: { digits, start: pieces[0]?.start ?? 0, end: piece.end }, count: index + 1 };
  }
  return null;
}

const LATIN_WORD = /[A-Za-z]{3,}/g;
const LOUD_SIGNS = /[!?؟]\s*[!?؟]|!{2,}/;
const STRETCHED = /(\p{L})\1{3,}|ـ{3,}/u;
const MIN_LOUD_WORDS = 3;
const LOUD_SHARE = 0.6;

/** Returns true for capitals, stretched letters or repeated punctuation. */
function isShouting(text: string): boolean {
  if (LOUD_SIGNS.test(text) || STRETCHED.test(text)) return true;
  const words = text.match(LATIN_WORD) ?? [];
  const capitalWords = words.filter((word) => word === word.toUpperCase());
  return capitalWords.length >= MIN_LOUD_WORDS && capitalWords.length >= words.length * LOUD_SHARE;
}

export const textAdviceFor = (text: string): TextAdvice[] =>
  TEXT_ADVICE.filter((advice) => (advice === 'phone' ? findWrittenPhones(text).length > 0 : isShouting(text)));

export function removePhones(text: string): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of findWrittenPhones(text)) {
    rest += text.slice(from, start).replace(/\+\s*$/, '');
    from = end;
  }
  return (rest + text.slice(from)).replace(/[^\S\n]{2,}/g, ' ').trim();
}
