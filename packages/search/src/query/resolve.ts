import type { Vocabulary, WordId } from '../listings/Vocabulary.ts';
import { isArabic } from '../text/spelling.ts';
import { computeTypoDistance } from '../text/typos.ts';
import { parseQueryWords, type QueryWord } from '../text/words.ts';

/** Words of all listings. `ListingIndex` is one. */
export interface WordSource {
  vocabulary: Vocabulary;
  /** Listings that contain a word, about. */
  countUses(id: WordId): number;
}

/** Search text: for each word, the alternatives of which a listing must contain one. */
export interface ResolvedText {
  words: ResolvedWord[];
  corrected: string | null;
  /** Words, as typed, that match nothing or exceed the limit. */
  unused: string[];
}

export interface ResolvedWord {
  typedWord: string;
  /** Alternatives for the word, at least one. */
  wordIds: WordId[];
}

const MAX_WORDS = 12;

/** The last word counts as a prefix from two letters on; earlier words only if nothing else matches. */
const UNFINISHED_LENGTH = 2;
const SHORTENED_LENGTH = 3;
/** Shorter spelling keys match too many words. */
const MIN_PHONETIC_LENGTH = 3;
const SIMILAR_SPELLING = 2;

/** Resolves words: exact ones (the last may be a prefix), else place spellings, similar sounds or a typo correction. */
export function resolveText(source: WordSource, text: string, { corrects = true } = {}): ResolvedText {
  const queryWords = parseQueryWords(text);
  const unused = queryWords.slice(MAX_WORDS).map((word) => word.typedWord);
  let corrected = text;
  const words: ResolvedWord[] = [];
  for (const [position, word] of queryWords.slice(0, MAX_WORDS).entries()) {
    const wordIds = addPlaces(source, word, findAsTyped(source, word, position === queryWords.length - 1));
    if (wordIds.length > 0) {
      words.push({ typedWord: word.typedWord, wordIds });
      continue;
    }
    const correction = corrects
      ? source.vocabulary.findNearest(word.canonical, (id) => source.countUses(id))
      : undefined;
    if (correction === undefined) {
      unused.push(word.typedWord);
      continue;
    }
    words.push({ typedWord: word.typedWord, wordIds: [correction] });
    corrected = corrected.replace(word.typedWord, source.vocabulary.getDisplayWord(correction));
  }
  return { words, corrected: corrected === text ? null : corrected, unused };
}

const filterUsedWords = (source: WordSource, words: readonly WordId[]) =>
  words.filter((id) => source.countUses(id) > 0);
const sumUses = (source: WordSource, words: readonly WordId[]) =>
  words.reduce((sum, id) => sum + source.countUses(id), 0);

function findAsTyped(source: WordSource, { canonical, folded }: QueryWord, isLast: boolean): WordId[] {
  const { vocabulary } = source;
  const exactId = vocabulary.get(canonical);
  const exactIds = exactId === undefined ? [] : filterUsedWords(source, [exactId]);
  if (exactIds.some((id) => vocabulary.isPlaceWord(id)) || (exactIds.length > 0 && !isLast)) return exactIds;
  const minPrefixLength = isLast ? UNFINISHED_LENGTH : SHORTENED_LENGTH;
  // The article is removed only before at least three letters, so a prefix may still have it.
  const prefixes = [...new Set([canonical, folded, folded.replace(/^ال/, '')])].filter(
    ({ length }) => length >= minPrefixLength,
  );
  return [
    ...new Set([
      ...exactIds,
      ...filterUsedWords(
        source,
        prefixes.flatMap((prefix) => vocabulary.findByPrefix(prefix)),
      ),
    ]),
  ];
}

/** Adds places that sound like the word and are spelled similarly, or else anything that sounds like it. */
function addPlaces(source: WordSource, { canonical }: QueryWord, exactWordIds: WordId[]): WordId[] {
  const { vocabulary } = source;
  if (exactWordIds.some((id) => vocabulary.isPlaceWord(id))) return exactWordIds;
  const soundAlikes = filterUsedWords(source, vocabulary.findSoundAlikes(canonical));
  const places = chooseLikeliest(
    vocabulary,
    canonical,
    soundAlikes.filter((id) => vocabulary.isPlaceWord(id)),
  );
  if (exactWordIds.length === 0)
    return places.length > 0 ? places : chooseLikeliest(vocabulary, canonical, soundAlikes);
  return sumUses(source, places) > sumUses(source, exactWordIds) ? [...exactWordIds, ...places] : exactWordIds;
}

/** Chooses among words that sound alike: the closest in spelling, or the other script's if the own script has none. */
function chooseLikeliest(vocabulary: Vocabulary, word: string, soundAlikes: WordId[]): WordId[] {
  const sameScriptIds = soundAlikes.filter((id) => isArabic(vocabulary.words[id] ?? '') === isArabic(word));
  const countTypos = (id: WordId) => computeTypoDistance(word, vocabulary.words[id] ?? '', SIMILAR_SPELLING);
  const fewestTypos = Math.min(...sameScriptIds.map(countTypos));
  const limit =
    vocabulary.getSound(soundAlikes[0] ?? 0).length < MIN_PHONETIC_LENGTH ? SIMILAR_SPELLING : SIMILAR_SPELLING + 1;
  if (sameScriptIds.length > 0)
    return sameScriptIds.filter((id) => countTypos(id) === fewestTypos && fewestTypos <= limit);
  return limit > SIMILAR_SPELLING ? soundAlikes : [];
}
