import type { ListingIndex } from '../listings/ListingIndex.ts';
import type { Vocabulary, WordId } from '../listings/Vocabulary.ts';
import { isArabic } from '../text/spelling.ts';
import { typosBetween } from '../text/typos.ts';
import { type QueryWord, queryWords } from '../text/words.ts';

/** Search text: for each word, the alternatives of which a listing must contain one. */
export interface ResolvedText {
  words: ResolvedWord[];
  corrected: string | null;
  /** Words, as typed, that match nothing or exceed the limit. */
  unused: string[];
}

export interface ResolvedWord {
  typed: string;
  /** At least one. */
  meant: WordId[];
}

/** Limit of search words. */
const MOST_WORDS = 12;

/** The last word counts as a prefix from two letters on; earlier words only if nothing else matches. */
const UNFINISHED_LENGTH = 2;
const SHORTENED_LENGTH = 3;
/** Shorter spelling keys match too many words. */
const MIN_PHONETIC_LENGTH = 3;
const SIMILAR_SPELLING = 2;

/** Exact words (the last may be a prefix), else place spellings, sound in either script, or typo correction. */
export function resolveText(index: ListingIndex, text: string, { corrects = true } = {}): ResolvedText {
  const typed = queryWords(text);
  const unused = typed.slice(MOST_WORDS).map((word) => word.typed);
  let corrected = text;
  const words: ResolvedWord[] = [];
  for (const [position, word] of typed.slice(0, MOST_WORDS).entries()) {
    const meant = withPlaces(index, word, asTyped(index, word, position === typed.length - 1));
    if (meant.length > 0) {
      words.push({ typed: word.typed, meant });
      continue;
    }
    const correction = corrects ? index.vocabulary.nearest(word.canonical, (id) => index.uses(id)) : undefined;
    if (correction === undefined) {
      unused.push(word.typed);
      continue;
    }
    words.push({ typed: word.typed, meant: [correction] });
    corrected = corrected.replace(word.typed, index.vocabulary.shown(correction));
  }
  return { words, corrected: corrected === text ? null : corrected, unused };
}

const used = (index: ListingIndex, words: readonly WordId[]) => words.filter((id) => index.uses(id) > 0);
const total = (index: ListingIndex, words: readonly WordId[]) => words.reduce((sum, id) => sum + index.uses(id), 0);

function asTyped(index: ListingIndex, { canonical, folded }: QueryWord, isLast: boolean): WordId[] {
  const { vocabulary } = index;
  const exact = vocabulary.get(canonical);
  const known = exact === undefined ? [] : used(index, [exact]);
  if (known.some((id) => vocabulary.isPlaceWord(id)) || (known.length > 0 && !isLast)) return known;
  const shortest = isLast ? UNFINISHED_LENGTH : SHORTENED_LENGTH;
  // The article is removed only before at least three letters, so a prefix may still have it.
  const beginnings = [...new Set([canonical, folded, folded.replace(/^ال/, '')])].filter(
    ({ length }) => length >= shortest,
  );
  return [
    ...new Set([
      ...known,
      ...used(
        index,
        beginnings.flatMap((beginning) => vocabulary.startingWith(beginning)),
      ),
    ]),
  ];
}

/** Adds places that sound like the word and are spelled similarly, or else anything that sounds like it. */
function withPlaces(index: ListingIndex, { canonical }: QueryWord, found: WordId[]): WordId[] {
  const { vocabulary } = index;
  if (found.some((id) => vocabulary.isPlaceWord(id))) return found;
  const alike = used(index, vocabulary.heardLike(canonical));
  const places = likeliest(
    vocabulary,
    canonical,
    alike.filter((id) => vocabulary.isPlaceWord(id)),
  );
  if (found.length === 0) return places.length > 0 ? places : likeliest(vocabulary, canonical, alike);
  return total(index, places) > total(index, found) ? [...found, ...places] : found;
}

/** Among words that sound alike: the closest in spelling, or all of the other script if none is in its own. */
function likeliest(vocabulary: Vocabulary, word: string, alike: WordId[]): WordId[] {
  const ofScript = alike.filter((id) => isArabic(vocabulary.words[id] ?? '') === isArabic(word));
  const typos = (id: WordId) => typosBetween(word, vocabulary.words[id] ?? '', SIMILAR_SPELLING);
  const fewest = Math.min(...ofScript.map(typos));
  const limit =
    vocabulary.soundOf(alike[0] ?? 0).length < MIN_PHONETIC_LENGTH ? SIMILAR_SPELLING : SIMILAR_SPELLING + 1;
  if (ofScript.length > 0) return ofScript.filter((id) => typos(id) === fewest && fewest <= limit);
  return limit > SIMILAR_SPELLING ? alike : [];
}
