import { type Token, tokenize } from './tokens.ts';

export interface Phrase<T> {
  words: readonly string[];
  meaning: T;
}

export interface Match<T> {
  meaning: T;
  length: number;
}

export class Phrases<T> {
  readonly #byFirst = new Map<string, Phrase<T>[]>();
  readonly all: Phrase<T>[] = [];

  add(text: string, meaning: T): this {
    return this.addWords(toWords(text), meaning);
  }

  /** Adds a phrase whose words must match exactly. */
  addWords(words: readonly string[], meaning: T): this {
    const [first] = words;
    if (first === undefined) return this;
    const phrase = { words, meaning };
    this.all.push(phrase);
    const phrasesWithFirst = this.#byFirst.get(first) ?? [];
    phrasesWithFirst.push(phrase);
    this.#byFirst.set(first, phrasesWithFirst);
    return this;
  }

  findLongestAt(tokens: readonly Token[], position: number): Match<T>[] {
    const token = tokens[position];
    if (!token) return [];
    const candidates = token.forms.flatMap((form) => this.#byFirst.get(form) ?? []);
    const matchingPhrases = candidates.filter(({ words }) => matchesAt(words, tokens, position));
    const longestLength = matchingPhrases.reduce((maxLength, { words }) => Math.max(maxLength, words.length), 0);
    return matchingPhrases
      .filter(({ words }) => words.length === longestLength)
      .map(({ words, meaning }) => ({ meaning, length: words.length }));
  }

  matchAt(tokens: readonly Token[], position: number): Match<T> | undefined {
    return this.findLongestAt(tokens, position)[0];
  }
}

const toWords = (text: string): string[] => tokenize(text).map(({ forms }) => forms[0] ?? '');

const matchesAt = (words: readonly string[], tokens: readonly Token[], position: number): boolean =>
  words.every((word, i) => {
    const token = tokens[position + i];
    return token !== undefined && !token.isConsumed && token.forms.includes(word);
  });

export function createPhrases<T>(table: readonly (readonly [texts: string, meaning: T])[]): Phrases<T> {
  const phrases = new Phrases<T>();
  for (const [texts, meaning] of table) for (const text of texts.split('|')) phrases.add(text.trim(), meaning);
  return phrases;
}
