import { isArabic, toSpellingKey } from '../text/spelling.ts';
import { getAllowedTypos, letterMask, maskDistance, typosBetween } from '../text/typos.ts';
import { FILLERS } from './options.ts';
import type { Match, Phrases } from './phrases.ts';
import { ORDINARY_WORDS, type PlaceMeaning } from './places.ts';
import type { Token } from './tokens.ts';

const MIN_MISSPELT_LENGTH = 5;
const MIN_PHONETIC_LENGTH = 3;
const SIMILAR_SPELLING = 2;
const NOT_ALIKE = Number.POSITIVE_INFINITY;

interface NameWord {
  word: string;
  mask: number;
  isArabic: boolean;
  sound: string;
  /** True for ordinary words, which are never corrected to a place. */
  isFixed: boolean;
}

export class MisspeltPlaces {
  readonly #names: { words: NameWord[]; meaning: PlaceMeaning }[];

  constructor(places: Phrases<PlaceMeaning>) {
    this.#names = places.all.map(({ words, meaning }) => ({ words: words.map(toNameWord), meaning }));
  }

  /** Longest place names that may start at a token, with the fewest typos. */
  at(tokens: readonly Token[], at: number): Match<PlaceMeaning>[] {
    let found: Match<PlaceMeaning>[] = [];
    let longest = 0;
    let fewestTypos = NOT_ALIKE;
    for (const { words, meaning } of this.#names) {
      const { length } = words;
      if (length < longest || at + length > tokens.length) continue;
      let typos = 0;
      for (let i = 0; i < length && typos < NOT_ALIKE; i++) typos += countTypos(tokens[at + i], words[i]);
      if (typos === NOT_ALIKE || (length === longest && typos > fewestTypos)) continue;
      if (length > longest || typos < fewestTypos) found = [];
      found.push({ meaning, length });
      [longest, fewestTypos] = [length, typos];
    }
    return found;
  }
}

const toNameWord = (word: string): NameWord => ({
  word,
  mask: letterMask(word),
  isArabic: isArabic(word),
  sound: toSpellingKey(word),
  isFixed: ORDINARY_WORDS.has(word.replace(/^ال/, '')),
});

function countTypos(token: Token | undefined, name: NameWord | undefined): number {
  if (!token || !name || token.isConsumed) return NOT_ALIKE;
  if (token.forms.includes(name.word)) return 0;
  const [form = ''] = token.forms;
  if (token.value !== undefined || name.isFixed || FILLERS.has(form)) return NOT_ALIKE;
  if (Math.abs(form.length - name.word.length) > SIMILAR_SPELLING) return NOT_ALIKE;
  if (maskDistance(letterMask(form), name.mask) > 2 * SIMILAR_SPELLING || isArabic(form) !== name.isArabic)
    return NOT_ALIKE;
  const typos = typosBetween(form, name.word, SIMILAR_SPELLING);
  if (typos > SIMILAR_SPELLING) return NOT_ALIKE;
  const shorter = Math.min(form.length, name.word.length);
  if (shorter >= MIN_MISSPELT_LENGTH && form[0] === name.word[0] && typos <= getAllowedTypos(shorter)) return typos;
  return name.sound.length >= MIN_PHONETIC_LENGTH && name.sound === toSpellingKey(form) ? typos : NOT_ALIKE;
}
