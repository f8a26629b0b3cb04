import { isArabic, toSpellingKey } from '../text/spelling.ts';
import { computeLetterMask, computeTypoDistance, countMaskDifferences, getAllowedTypos } from '../text/typos.ts';
import { FILLERS, NEVER_CORRECTED_WORDS } from './options.ts';
import type { Match, Phrases } from './phrases.ts';
import { ORDINARY_WORDS, type PlaceMeaning } from './places.ts';
import type { Token } from './tokens.ts';

const MIN_MISSPELT_LENGTH = 5;
const MIN_PHONETIC_LENGTH = 3;
const MAX_SPELLING_TYPOS = 2;
const NO_MATCH = Number.POSITIVE_INFINITY;

interface NameWord {
  word: string;
  mask: number;
  isArabic: boolean;
  sound: string;
  /** True for ordinary words, which are never corrected to a place. */
  isOrdinaryWord: boolean;
}

export class MisspeltPlaces {
  readonly #names: { words: NameWord[]; meaning: PlaceMeaning }[];

  constructor(places: Phrases<PlaceMeaning>) {
    this.#names = places.all.map(({ words, meaning }) => ({ words: words.map(toNameWord), meaning }));
  }

  /** Longest place names that may start at a token, with the fewest typos. */
  matchAt(tokens: readonly Token[], position: number): Match<PlaceMeaning>[] {
    let bestMatches: Match<PlaceMeaning>[] = [];
    let longestLength = 0;
    let fewestTypos = NO_MATCH;
    for (const { words, meaning } of this.#names) {
      const { length } = words;
      if (length < longestLength || position + length > tokens.length) continue;
      let typos = 0;
      for (let i = 0; i < length && typos < NO_MATCH; i++) typos += countTypos(tokens[position + i], words[i]);
      if (typos === NO_MATCH || (length === longestLength && typos > fewestTypos)) continue;
      if (length > longestLength || typos < fewestTypos) bestMatches = [];
      bestMatches.push({ meaning, length });
      [longestLength, fewestTypos] = [length, typos];
    }
    return bestMatches;
  }
}

const toNameWord = (word: string): NameWord => ({
  word,
  mask: computeLetterMask(word),
  isArabic: isArabic(word),
  sound: toSpellingKey(word),
  isOrdinaryWord: ORDINARY_WORDS.has(word.replace(/^ال/, '')),
});

function countTypos(token: Token | undefined, name: NameWord | undefined): number {
  if (!token || !name || token.isConsumed) return NO_MATCH;
  if (token.forms.includes(name.word)) return 0;
  const [form = ''] = token.forms;
  if (token.value !== undefined || name.isOrdinaryWord || FILLERS.has(form)) return NO_MATCH;
  if (token.forms.some((word) => NEVER_CORRECTED_WORDS.has(word))) return NO_MATCH;
  if (Math.abs(form.length - name.word.length) > MAX_SPELLING_TYPOS) return NO_MATCH;
  if (
    countMaskDifferences(computeLetterMask(form), name.mask) > 2 * MAX_SPELLING_TYPOS ||
    isArabic(form) !== name.isArabic
  )
    return NO_MATCH;
  const typos = computeTypoDistance(form, name.word, MAX_SPELLING_TYPOS);
  if (typos > MAX_SPELLING_TYPOS) return NO_MATCH;
  const shorterLength = Math.min(form.length, name.word.length);
  if (shorterLength >= MIN_MISSPELT_LENGTH && form[0] === name.word[0] && typos <= getAllowedTypos(shorterLength))
    return typos;
  return name.sound.length >= MIN_PHONETIC_LENGTH && name.sound === toSpellingKey(form) ? typos : NO_MATCH;
}
