import { foldDigits } from '../values/digits.ts';

/** Advice on a title or description; neither blocks posting. */
const TEXT_ADVICE = ['phone', 'shouting'] as const;
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
const NUMBER_PATTERN = new RegExp(`\\d+|(?<!\\p{L})(?:${[...DIGIT_BY_WORD.keys()].join('|')})(?!\\p{L})`, 'giu');

/** Allowed between the digits of one number: signs, or a few words that are no numbers. */
const SIGN_GAP_PATTERN = /^[^\p{L}\p{N}\n]{0,4}$/u;
const WORD_GAP_PATTERN = /^[^\p{N}\n]{1,20}$/u;
const UNIT_PATTERN =
  /متر|م²|غرف|حمام|دور|طابق|جنيه|ج\.م|ألف|الف|مليون|سنة|سنوات|شهر|%|m²|sqm|metre|meter|room|bed|bath|floor|egp|pound|million|year|month/iu;
const MOBILE_PATTERN = /^(?:(?:00)?2)?01[0125]\d{8}$|^(?:00)?201[0125]\d{8}$/;
const LANDLINE_PATTERN = /^0(?:2\d{8}|(?!1)[3-9]\d{8})$/;
const MAX_DIGITS = 14;

interface NumberPiece {
  digits: string;
  start: number;
  end: number;
}

const classifyGap = (gap: string): 'signs' | 'words' | null => {
  if (SIGN_GAP_PATTERN.test(gap)) return 'signs';
  return WORD_GAP_PATTERN.test(gap) && !UNIT_PATTERN.test(gap) ? 'words' : null;
};

/** Finds phone numbers in a text: in digits of any script, spaced out, spelled, or with words between. */
function findWrittenPhones(text: string): NumberPiece[] {
  const foldedText = foldDigits(text);
  const pieces = Array.from(
    foldedText.matchAll(NUMBER_PATTERN),
    ({ 0: matchedText, index }): NumberPiece => ({
      digits: DIGIT_BY_WORD.get(matchedText.toLowerCase()) ?? matchedText,
      start: index,
      end: index + matchedText.length,
    }),
  );
  const phones: NumberPiece[] = [];
  for (let from = 0; from < pieces.length; from += 1) {
    const phone = matchPhone(foldedText, pieces.slice(from, from + MAX_DIGITS));
    if (!phone) continue;
    phones.push(phone.mergedPiece);
    from += phone.count - 1;
  }
  return phones;
}

function matchPhone(text: string, pieces: readonly NumberPiece[]): { mergedPiece: NumberPiece; count: number } | null {
  let digits = '';
  let hasWords = false;
  for (const [index, piece] of pieces.entries()) {
    const previousPiece = pieces[index - 1];
    const gap = previousPiece ? classifyGap(text.slice(previousPiece.end, piece.start)) : 'signs';
    if (gap === null || digits.length + piece.digits.length > MAX_DIGITS) return null;
    hasWords ||= gap === 'words';
    digits += piece.digits;
    const isPhone = MOBILE_PATTERN.test(digits) || (!hasWords && LANDLINE_PATTERN.test(digits));
    if (isPhone) return { mergedPiece: { digits, start: pieces[0]?.start ?? 0, end: piece.end }, count: index + 1 };
  }
  return null;
}

const LATIN_WORD = /[A-Za-z]{3,}/g;
const LOUD_SIGNS = /[!?؟]\s*[!?؟]|!{2,}/;
const STRETCHED_LETTERS = /(\p{L})\1{3,}|ـ{3,}/u;
const MIN_LOUD_WORDS = 3;
const LOUD_SHARE = 0.6;

/** Returns true for capitals, stretched letters or repeated punctuation. */
function isShouting(text: string): boolean {
  if (LOUD_SIGNS.test(text) || STRETCHED_LETTERS.test(text)) return true;
  const words = text.match(LATIN_WORD) ?? [];
  const capitalWords = words.filter((word) => word === word.toUpperCase());
  return capitalWords.length >= MIN_LOUD_WORDS && capitalWords.length >= words.length * LOUD_SHARE;
}

export const listTextAdvice = (text: string): TextAdvice[] =>
  TEXT_ADVICE.filter((advice) => (advice === 'phone' ? findWrittenPhones(text).length > 0 : isShouting(text)));

export function removePhones(text: string): string {
  let remainingText = '';
  let from = 0;
  for (const { start, end } of findWrittenPhones(text)) {
    remainingText += text.slice(from, start).replace(/\+\s*$/, '');
    from = end;
  }
  return (remainingText + text.slice(from)).replace(/[^\S\n]{2,}/g, ' ').trim();
}
