import { foldWords, removeArticle } from '@mashrabiya/i18n';

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

const toWords = (text: string): string[] => foldWords(text).map(removeArticle);

/**
 * Options with words that start with the typed text, in their original order: «اسكندريه» finds «الإسكندرية». An empty
 * text returns all.
 */
export function findOptions(options: readonly AutocompleteOption[], typedText: string): readonly AutocompleteOption[] {
  const typedWords = toWords(typedText);
  if (typedWords.length === 0) return options;
  return options.filter(({ text, also = '' }) => {
    const words = toWords(`${text} ${also}`);
    return typedWords.every((word) => words.some((optionWord) => optionWord.startsWith(word)));
  });
}
