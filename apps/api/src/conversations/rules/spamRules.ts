import { addCairoDays, DAY_MS, findPhones, formatCairoDay } from '@mashrabiya/contract';
import { foldText, foldWords } from '@mashrabiya/i18n';

const NEW_ACCOUNT_DAYS = 7;

export const REPEATED_TEXT_MS = DAY_MS;
/** Sellers who may get nearly the same text in this period. */
export const MAX_SELLERS_PER_TEXT = 5;
/** Longer than the suggested questions, which many buyers send unchanged. */
const MIN_COMPARED_LENGTH = 80;
const MIN_SIMILARITY = 0.7;

const ADDRESS_PATTERN = /https?:|www\.|\S@\S|\p{L}\.\p{L}{2,}/u;

export const isNewAccount = (activeFrom: string, now: Date): boolean =>
  activeFrom > formatCairoDay(addCairoDays(now, -NEW_ACCOUNT_DAYS));

/** True for a long text, and for a short one that leads elsewhere. */
export const isComparedText = (text: string): boolean =>
  foldText(text).trim().length >= MIN_COMPARED_LENGTH || ADDRESS_PATTERN.test(text) || findPhones(text).length > 0;

export function createSimilarTextCheck(text: string): (other: string) => boolean {
  const words = new Set(foldWords(text));
  return (other) => {
    const otherWords = new Set(foldWords(other));
    if (words.size === 0 || otherWords.size === 0) return text === other;
    const commonCount = [...words].filter((word) => otherWords.has(word)).length;
    return commonCount / (words.size + otherWords.size - commonCount) >= MIN_SIMILARITY;
  };
}
