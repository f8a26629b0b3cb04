import { foldWords, removeArticle } from '@mashrabiya/i18n';
import { isArabic, toSpellingKey } from '../text/spelling.ts';
import { computeTypoDistance, getAllowedTypos } from '../text/typos.ts';

interface Word {
  folded: string;
  bare: string;
  sound: string;
  isArabic: boolean;
}

export type Name = readonly Word[];

/** Added if the typed text matches a later word of a name instead of its beginning. */
const LATER_WORD_DISTANCE = 1;
const SOUND_DISTANCE = 3;
const TYPO_DISTANCE = 6;
const MIN_SOUND_LENGTH = 3;
export const NO_MATCH = Number.POSITIVE_INFINITY;

export const toName = (text: string): Name =>
  foldWords(text).map((folded) => {
    const bare = removeArticle(folded);
    return { folded, bare, sound: toSpellingKey(bare), isArabic: isArabic(folded) };
  });

/** Distance of the typed text as a prefix of any word of a name; typos are allowed only `withTypos`. */
export function measureDistance(typedName: Name, name: Name, withTypos: boolean): number {
  let nearest = NO_MATCH;
  for (let start = 0; start + typedName.length <= name.length; start++) {
    let nameDistance = start === 0 ? 0 : LATER_WORD_DISTANCE;
    for (let i = 0; i < typedName.length && nameDistance < nearest; i++) {
      const [word, other] = [typedName[i], name[start + i]];
      nameDistance +=
        word && other ? measureWordDistance(word, other, i === typedName.length - 1, withTypos) : NO_MATCH;
    }
    nearest = Math.min(nearest, nameDistance);
  }
  return nearest;
}

function measureWordDistance(word: Word, other: Word, isUnfinished: boolean, withTypos: boolean): number {
  const isSame = (a: string, b: string) => (isUnfinished ? b.startsWith(a) : a === b);
  if (isSame(word.folded, other.folded) || isSame(word.folded, other.bare) || isSame(word.bare, other.bare)) return 0;
  if (word.isArabic !== other.isArabic) return NO_MATCH;
  if (word.sound.length >= MIN_SOUND_LENGTH && isSame(word.sound, other.sound)) return SOUND_DISTANCE;
  if (!withTypos) return NO_MATCH;
  const limit = getAllowedTypos(word.bare.length);
  const comparedPart = isUnfinished ? other.bare.slice(0, word.bare.length) : other.bare;
  const typos = limit === 0 ? NO_MATCH : computeTypoDistance(word.bare, comparedPart, limit);
  return typos <= limit ? TYPO_DISTANCE + typos : NO_MATCH;
}
