/** What a title adds to kind, size and place. `enBefore` stands before the noun in English, `en` after it. */
export interface Headline {
  /** Agrees with a masculine and with a feminine noun. */
  ar: { m: string; f: string };
  en: string;
  enBefore: boolean;
}
