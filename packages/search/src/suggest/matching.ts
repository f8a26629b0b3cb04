import { foldedWords, withoutArticle } from '@mashrabiya/i18n';
import { isArabic, spellingKey } from '../text/spelling.ts';
import { allowedTypos, typosBetween } from '../text/typos.ts';

interface Word {
  folded: string;
  bare: string;
  sound: string;
  isArabic: boolean;
}

export type Name = readonly Word[];

/** Distance of the typed text from the beginning of a name. */
const LATER_WORD = 1;
const BY_SOUND = 3;
const BY_TYPO = 6;
const SHORTEST_SOUND = 3;
export const NO_MATCH = Number.POSITIVE_INFINITY;

export const nameOf = (text: string): Name =>
  foldedWords(text).map((folded) => {
    const bare = withoutArticle(folded);
    return { folded, bare, sound: spellingKey(bare), isArabic: isArabic(folded) };
  });

/** Distance from a name, as prefix of any of its words; typos count only with `withSlips`. */
export function distance(typed: Name, name: Name, withTypos: boolean): number {
  let nearest = NO_MATCH;
  for (let start = 0; start + typed.length <= name.length; start++) {
    let far = start === 0 ? 0 : LATER_WORD;
    for (let i = 0; i < typed.length && far < nearest; i++) {
      const [word, other] = [typed[i], name[start + i]];
      far += word && other ? wordDistance(word, other, i === typed.length - 1, withTypos) : NO_MATCH;
    }
    nearest = Math.min(nearest, far);
  }
  return nearest;
}

function wordDistance(word: Word, other: Word, isUnfinished: boolean, withTypos: boolean): number {
  const isSame = (a: string, b: string) => (isUnfinished ? b.startsWith(a) : a === b);
  if (isSame(word.folded, other.folded) || isSame(word.folded, other.bare) || isSame(word.bare, other.bare)) return 0;
  if (word.isArabic !== other.isArabic) return NO_MATCH;
  if (word.sound.length >= SHORTEST_SOUND && isSame(word.sound, other.sound)) return BY_SOUND;
  if (!withTypos) return NO_MATCH;
  const limit = allowedTypos(word.bare.length);
  const meant = isUnfinished ? other.bare.slice(0, word.bare.length) : other.bare;
  const typos = limit === 0 ? NO_MATCH : typosBetween(word.bare, meant, limit);
  return typos <= limit ? BY_TYPO + typos : NO_MATCH;
}
