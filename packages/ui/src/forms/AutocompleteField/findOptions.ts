import { foldedWords, withoutArticle } from '@mashrabiya/i18n';

export interface AutocompleteOption {
  value: string;
  text: string;
  /** Stands at the end of the option, muted: the governorate of a city. */
  detail?: string;
  /** Other spellings to be found by, such as the English name. */
  also?: string;
  /** Heading that stands above it and those around it with the same one. */
  group?: string;
}

const wordsOf = (text: string): string[] => foldedWords(text).map(withoutArticle);

/** Options with words that begin as typed, in their own order: «اسكندريه» finds «الإسكندرية». Nothing typed finds all. */
export function findOptions(options: readonly AutocompleteOption[], typed: string): readonly AutocompleteOption[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return options;
  return options.filter(({ text, also = '' }) => {
    const words = wordsOf(`${text} ${also}`);
    return wanted.every((word) => words.some((one) => one.startsWith(word)));
  });
}
