/** Title fragment beyond kind, size and place. `isEnglishBeforeNoun` goes before the noun in English, `en` after it. */
export interface Headline {
  /** Forms that agree with a masculine and a feminine noun. */
  ar: { m: string; f: string };
  en: string;
  isEnglishBeforeNoun: boolean;
}
