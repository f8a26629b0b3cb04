import { foldWords, removeArticle } from '@mashrabiya/i18n';

/** Stop words; dropped from a query while another word remains. */
const STOP_WORDS = new Set(
  'في من على الي عن مع او و ب ل in on at of for to the a an and or with near el al as il i want عايز عاوز محتاج'.split(
    ' ',
  ),
);

/** Indexed form of a folded word: without article and Latin plural. */
export function toCanonicalWord(folded: string): string {
  return /^[a-z]{4,}s$/.test(folded) ? folded.slice(0, -1) : removeArticle(folded);
}

/** Word of a query: as typed, folded, and in indexed form. */
export interface QueryWord {
  typedWord: string;
  folded: string;
  canonical: string;
}

export function parseQueryWords(text: string): QueryWord[] {
  const words = text
    .split(/[^\p{L}\p{N}\p{M}\u0640\u200c-\u200f]+/u)
    .flatMap((typedWord) =>
      foldWords(typedWord).map((folded) => ({ typedWord, folded, canonical: toCanonicalWord(folded) })),
    );
  const informativeWords = words.filter(
    ({ folded }) => !STOP_WORDS.has(folded) && (folded.length > 1 || /\d/.test(folded)),
  );
  const significantWords = informativeWords.length > 0 ? informativeWords : words;
  return significantWords.filter(
    (word, index) => significantWords.findIndex((otherWord) => otherWord.canonical === word.canonical) === index,
  );
}
