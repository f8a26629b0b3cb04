import { foldWords, removeArticle } from '@mashrabiya/i18n';
import type { Reference } from '@mashrabiya/search';

export interface SearchedWord {
  /** Folded. */
  word: string;
  cityIds: readonly number[];
}

/** Folded words of a query, each with the cities that it may name, by themselves or by their governorate. */
export function toSearchedWords(query: string, { cities, governorates }: Reference): SearchedWord[] {
  const words = foldWords(query).map(removeArticle);
  if (words.length === 0) return [];
  const places = [...cities.values()].map(({ id, governorateId, ar, en, aliases }) => {
    const governorate = governorates.get(governorateId);
    const names = [ar, en, ...aliases, governorate?.ar ?? '', governorate?.en ?? ''];
    return { id, names: foldWords(names.join(' ')) };
  });
  return words.map((word) => ({
    word,
    cityIds: places.filter(({ names }) => names.some((name) => name.includes(word))).map(({ id }) => id),
  }));
}
