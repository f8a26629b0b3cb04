import type { Language } from '@mashrabiya/i18n';

/** Runs of the other script, by the language of the page. */
const FOREIGN_SCRIPT_PATTERNS: Record<Language, RegExp> = {
  ar: /([A-Za-z](?:[\w .&'’/@-]*\w)?)/,
  en: /([\u0600-\u06ff](?:[\u0600-\u06ff\s]*[\u0600-\u06ff])?)/,
};

/** Splits a text where its script changes. */
export const splitByScript = (text: string, language: Language): { text: string; isForeign: boolean }[] =>
  text
    .split(FOREIGN_SCRIPT_PATTERNS[language])
    .map((part, index) => ({ text: part, isForeign: index % 2 === 1 }))
    .filter((part) => part.text !== '');
