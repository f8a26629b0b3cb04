import { foldWords, removeArticle } from '@mashrabiya/i18n';
import { isArabic, toSpellingKey } from '../text/spelling.ts';
import { computeTypoDistance, getAllowedTypos } from '../text/typos.ts';

interface Word {
  folded: string;
  withoutArticle: string;
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
    const withoutArticle = removeArticle(folded);
    return { folded, withoutArticle, sound: toSpellingKey(withoutArticle), isArabic: isArabic(folded) };
  });

/** Distance of the typed text as a prefix of any word of a name; typos are allowed only with `allowsTypos`. */
export function measureDistance(typedName: Name, name: Name, allowsTypos: boolean): number {
  let nearest = NO_MATCH;
  for (let start = 0; start + typedName.length <= name.length; start++) {
    let nameDistance = start === 0 ? 0 : LATER_WORD_DISTANCE;
    for (let i = 0; i < typedName.length && nameDistance < nearest; i++) {
      const [word, other] = [typedName[i], name[start + i]];
      nameDistance +=
        word && other ? measureWordDistance(word, other, i === typedName.length - 1, allowsTypos) : NO_MATCH;
    }
    nearest = Math.min(nearest, nameDistance);
  }
  return nearest;
}

function measureWordDistance(word: Word, other: Word, isUnfinished: boolean, allowsTypos: boolean): number {
  const isSame = (a: string, b: string) => (isUnfinished ? b.startsWith(a) : a === b);
  if (
    isSame(word.folded, other.folded) ||
    isSame(word.folded, other.withoutArticle) ||
    isSame(word.withoutArticle, other.withoutArticle)
  )
    return 0;
  if (word.isArabic !== other.isArabic) return NO_MATCH;
  if (word.sound.length >= MIN_SOUND_LENGTH && isSame(word.sound, other.sound)) return SOUND_DISTANCE;
  if (!allowsTypos) return NO_MATCH;
  const limit = getAllowedTypos(word.withoutArticle.length);
  const comparedPart = isUnfinished ? other.withoutArticle.slice(0, word.withoutArticle.length) : other.withoutArticle;
  const typos = limit === 0 ? NO_MATCH : computeTypoDistance(word.withoutArticle, comparedPart, limit);
  return typos <= limit ? TYPO_DISTANCE + typos : NO_MATCH;
}
