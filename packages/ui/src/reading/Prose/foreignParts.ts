import type { Language } from '@mashrabiya/i18n';

/** Runs of the other language's letters, by the language of the page. */
const FOREIGN: Record<Language, RegExp> = {
  ar: /([A-Za-z](?:[\w .&'’/@-]*\w)?)/,
  en: /([\u0600-\u06ff](?:[\u0600-\u06ff\s]*[\u0600-\u06ff])?)/,
};

/** A text cut where its letters change to the other language's and back. */
export const foreignParts = (text: string, language: Language): { text: string; isForeign: boolean }[] =>
  text
    .split(FOREIGN[language])
    .map((part, index) => ({ text: part, isForeign: index % 2 === 1 }))
    .filter((part) => part.text !== '');
