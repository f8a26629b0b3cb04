import { isArabic } from '../text/spelling.ts';
import { allowedTypos, typosBetween } from '../text/typos.ts';
import { AMOUNT_PHRASES } from './amounts.ts';
import {
  ACTION_PHRASES,
  FILLERS,
  FINISHING_PHRASES,
  MONTHLY_PHRASES,
  PAYMENT_PHRASES,
  SORT_PHRASES,
} from './options.ts';
import type { Phrases } from './phrases.ts';
import { BOUND_PHRASES, QUANTITY_PHRASES } from './quantities.ts';
import type { Token } from './tokens.ts';
import { STOREY_PHRASES } from './understandStorey.ts';

/** Shorter words are too similar to each other. */
const SHORTEST = 4;

const wordsIn = (phrases: readonly Phrases<unknown>[]) =>
  phrases.flatMap(({ all }) => all.flatMap(({ words }) => words));

/** Shorter bound words (`price`, `over`) are too similar to others. */
const SHORTEST_BOUND = 6;

/** Corrects typos in filter words: `apartmnet`, `تقسيت`. */
export class TypoCorrector {
  readonly #filterWords: ReadonlySet<string>;
  readonly #corrections: readonly string[];
  readonly #names: readonly string[];
  readonly #known: ReadonlySet<string>;

  /** `names` are never corrected, and win over a filter word at the same distance. */
  constructor(kinds: readonly Phrases<unknown>[], names: readonly Phrases<unknown>[]) {
    const filterKinds = [
      ...[ACTION_PHRASES, FINISHING_PHRASES, MONTHLY_PHRASES, PAYMENT_PHRASES, SORT_PHRASES],
      ...AMOUNT_PHRASES,
      ...kinds,
    ];
    const isLong = (word: string) => word.length >= SHORTEST && !/\d/.test(word);
    const bounds = wordsIn(BOUND_PHRASES).filter((word) => word.length >= SHORTEST_BOUND);
    this.#filterWords = new Set([...wordsIn(filterKinds), ...bounds]);
    this.#corrections = [...this.#filterWords].filter(isLong);
    this.#names = [...new Set(wordsIn(names))].filter((word) => isLong(word) && !this.#filterWords.has(word));
    this.#known = new Set([...wordsIn([...filterKinds, ...names, ...QUANTITY_PHRASES, STOREY_PHRASES]), ...FILLERS]);
  }

  /** Adds the nearest known word to each unknown one. `isWord` is true for words in listing texts. */
  correct(tokens: readonly Token[], isWord: (word: string) => boolean): void {
    const seen = new Map<string, string | undefined>();
    for (const token of tokens) {
      const [word = ''] = token.forms;
      if (token.value !== undefined || token.forms.some((form) => this.#known.has(form) || isWord(form))) continue;
      if (!seen.has(word)) seen.set(word, this.#correction(word));
      const correction = seen.get(word);
      if (correction) token.forms = [...token.forms, correction];
    }
  }

  #correction(word: string): string | undefined {
    const single = word.replace(/(.)\1+/g, '$1');
    if (word.length >= SHORTEST && this.#filterWords.has(single)) return single;
    const limit = allowedTypos(word.length);
    if (word.length < SHORTEST || limit === 0) return undefined;
    const correction = nearest(word, this.#corrections, limit);
    const name = correction && nearest(word, this.#names, correction.typos);
    return name ? undefined : correction?.word;
  }
}

/** First of the words with the fewest typos; in the first letter only a swap counts as one. */
function nearest(word: string, words: readonly string[], limit: number) {
  let best: { word: string; typos: number } | undefined;
  for (const known of words) {
    const isSwapped = known[0] === word[1] && known[1] === word[0];
    if (Math.abs(known.length - word.length) > limit || (known[0] !== word[0] && !isSwapped)) continue;
    if (isArabic(known) !== isArabic(word)) continue;
    const allowed = Math.min(limit, allowedTypos(Math.max(known.length, SHORTEST)));
    const typos = typosBetween(word, known, allowed);
    if (typos <= allowed && typos < (best?.typos ?? Number.POSITIVE_INFINITY)) best = { word: known, typos };
  }
  return best;
}
