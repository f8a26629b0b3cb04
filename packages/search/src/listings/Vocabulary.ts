import { toSpellingKey } from '../text/spelling.ts';
import { computeLetterMask, computeTypoDistance, countMaskDifferences, getAllowedTypos } from '../text/typos.ts';

export type WordId = number;

export class Vocabulary {
  readonly words: string[] = [];
  readonly #displayWords: string[] = [];
  readonly #ids = new Map<string, WordId>();
  readonly #masks: number[] = [];
  readonly #byKey = new Map<string, WordId[]>();
  readonly #places = new Set<WordId>();
  readonly #sounds: string[] = [];
  #sorted: WordId[] = [];

  add(word: string, displayWord = word): WordId {
    const existing = this.#ids.get(word);
    if (existing !== undefined) return existing;
    const id = this.words.push(word) - 1;
    this.#ids.set(word, id);
    this.#displayWords.push(displayWord);
    this.#masks.push(computeLetterMask(word));
    const key = toSpellingKey(word);
    this.#sounds.push(key);
    const soundAlikes = this.#byKey.get(key);
    if (soundAlikes) soundAlikes.push(id);
    else this.#byKey.set(key, [id]);
    return id;
  }

  addPlaceWord(word: string, displayWord: string): WordId {
    const id = this.add(word, displayWord);
    this.#places.add(id);
    return id;
  }

  get = (word: string): WordId | undefined => this.#ids.get(word);
  getDisplayWord = (id: WordId): string => this.#displayWords[id] ?? '';
  getSound = (id: WordId): string => this.#sounds[id] ?? '';
  isPlaceWord = (id: WordId): boolean => this.#places.has(id);

  findByPrefix(prefix: string): WordId[] {
    const sorted = this.#getSorted();
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[sorted[middle] ?? 0] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < sorted.length && this.words[sorted[end] ?? 0]?.startsWith(prefix)) end++;
    return sorted.slice(low, end);
  }

  findSoundAlikes(word: string): WordId[] {
    const key = toSpellingKey(word);
    return key ? (this.#byKey.get(key) ?? []) : [];
  }

  /** Likeliest correction of an unknown word: fewest typos, then most uses. */
  findNearest(word: string, countUses: (id: WordId) => number): WordId | undefined {
    const limit = getAllowedTypos(word.length);
    if (limit === 0) return undefined;
    const mask = computeLetterMask(word);
    let best: { id: WordId; typos: number; uses: number } | undefined;
    for (let id = 0; id < this.words.length; id++) {
      if (countMaskDifferences(mask, this.#masks[id] ?? 0) > 2 * limit) continue;
      const typos = computeTypoDistance(word, this.words[id] ?? '', Math.min(limit, best?.typos ?? limit));
      if (typos > limit || (best && typos > best.typos)) continue;
      const useCount = countUses(id);
      if (useCount > 0 && (!best || typos < best.typos || useCount > best.uses)) best = { id, typos, uses: useCount };
    }
    return best?.id;
  }

  #getSorted(): WordId[] {
    if (this.#sorted.length !== this.words.length) {
      this.#sorted = this.words
        .map((_, id) => id)
        .sort((a, b) => ((this.words[a] ?? '') < (this.words[b] ?? '') ? -1 : 1));
    }
    return this.#sorted;
  }
}
