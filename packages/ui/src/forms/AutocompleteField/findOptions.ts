import { foldedWords, withoutArticle } from '@mashrabiya/i18n';

export interface AutocompleteOption {
  value: string;
  text: string;
  /** Muted text at the end of the option, such as the governorate of a city. */
  detail?: string;
  /** Alternative spellings for search, such as the English name. */
  also?: string;
  /** Heading shared with the neighbouring options of the same group. */
  group?: string;
}

const wordsOf = (text: string): string[] => foldedWords(text).map(withoutArticle);

/**
 * Options with words that start with the typed text, in their original order: «اسكندريه» finds «الإسكندرية». An empty
 * text returns all.
 */
export function findOptions(options: readonly AutocompleteOption[], typed: string): readonly AutocompleteOption[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return options;
  return options.filter(({ text, also = '' }) => {
    const words = wordsOf(`${text} ${also}`);
    return wanted.every((word) => words.some((one) => one.startsWith(word)));
  });
}
