import { isArabic } from '../text/spelling.ts';
import { computeTypoDistance, getAllowedTypos } from '../text/typos.ts';
import { AMOUNT_PHRASES } from './amounts.ts';
import {
  ACTION_PHRASES,
  FILLERS,
  FINISHING_PHRASES,
  MONTHLY_PHRASES,
  NEVER_CORRECTED_WORDS,
  PAYMENT_PHRASES,
  SORT_PHRASES,
} from './options.ts';
import { STOREY_PHRASES } from './parseStorey.ts';
import type { Phrases } from './phrases.ts';
import { BOUND_PHRASES, QUANTITY_PHRASES } from './quantities.ts';
import type { Token } from './tokens.ts';

/** Shorter words are too similar to each other. */
const MIN_LENGTH = 4;

const listWords = (phrases: readonly Phrases<unknown>[]) =>
  phrases.flatMap(({ all }) => all.flatMap(({ words }) => words));

/** Shorter bound words (`price`, `over`) are too similar to others. */
const MIN_BOUND_LENGTH = 6;

/** Corrects typos in filter words: `apartmnet`, `تقسيت`. */
export class TypoCorrector {
  readonly #filterWords: ReadonlySet<string>;
  readonly #corrections: readonly string[];
  readonly #names: readonly string[];
  readonly #knownWords: ReadonlySet<string>;

  /** `names` are never corrected, and win over a filter word at the same distance. */
  constructor(kinds: readonly Phrases<unknown>[], names: readonly Phrases<unknown>[]) {
    const filterKinds = [
      ...[ACTION_PHRASES, FINISHING_PHRASES, MONTHLY_PHRASES, PAYMENT_PHRASES, SORT_PHRASES],
      ...AMOUNT_PHRASES,
      ...kinds,
    ];
    const isLong = (word: string) => word.length >= MIN_LENGTH && !/\d/.test(word);
    const boundWords = listWords(BOUND_PHRASES).filter((word) => word.length >= MIN_BOUND_LENGTH);
    this.#filterWords = new Set([...listWords(filterKinds), ...boundWords]);
    this.#corrections = [...this.#filterWords].filter(isLong);
    this.#names = [...new Set(listWords(names))].filter((word) => isLong(word) && !this.#filterWords.has(word));
    this.#knownWords = new Set([
      ...listWords([...filterKinds, ...names, ...QUANTITY_PHRASES, STOREY_PHRASES]),
      ...FILLERS,
      ...NEVER_CORRECTED_WORDS,
    ]);
  }

  /** Adds the nearest known word to each unknown one. `isWord` is true for words in listing texts. */
  correct(tokens: readonly Token[], isWord: (word: string) => boolean): void {
    const correctionByWord = new Map<string, string | undefined>();
    for (const token of tokens) {
      const [word = ''] = token.forms;
      if (token.value !== undefined || token.forms.some((form) => this.#knownWords.has(form) || isWord(form))) continue;
      if (!correctionByWord.has(word)) correctionByWord.set(word, this.#findCorrection(word));
      const correction = correctionByWord.get(word);
      if (correction) token.forms = [...token.forms, correction];
    }
  }

  #findCorrection(word: string): string | undefined {
    const deduplicatedWord = word.replace(/(.)\1+/g, '$1');
    if (word.length >= MIN_LENGTH && this.#filterWords.has(deduplicatedWord)) return deduplicatedWord;
    const limit = getAllowedTypos(word.length);
    if (word.length < MIN_LENGTH || limit === 0) return undefined;
    const correction = findNearest(word, this.#corrections, limit);
    const name = correction && findNearest(word, this.#names, correction.typos);
    return name ? undefined : correction?.word;
  }
}

/** First of the words with the fewest typos; in the first letter, only a swap counts as a typo. */
function findNearest(word: string, words: readonly string[], limit: number) {
  let bestMatch: { word: string; typos: number } | undefined;
  for (const candidate of words) {
    const isSwapped = candidate[0] === word[1] && candidate[1] === word[0];
    if (Math.abs(candidate.length - word.length) > limit || (candidate[0] !== word[0] && !isSwapped)) continue;
    if (isArabic(candidate) !== isArabic(word)) continue;
    const allowedTypos = Math.min(limit, getAllowedTypos(Math.max(candidate.length, MIN_LENGTH)));
    const typos = computeTypoDistance(word, candidate, allowedTypos);
    if (typos <= allowedTypos && typos < (bestMatch?.typos ?? Number.POSITIVE_INFINITY))
      bestMatch = { word: candidate, typos };
  }
  return bestMatch;
}
