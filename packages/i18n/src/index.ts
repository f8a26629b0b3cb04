export { foldDigits, parsePhone, phoneToE164 } from '@mashrabiya/contract';
export type { CatalogOf } from './catalogs/type.ts';
export { type Catalog, createI18n, type VisitorCatalog } from './createI18n.ts';
export { CSV_START, csvLines } from './csv.ts';
export {
  acceptedLanguages,
  firstLanguage,
  LANGUAGE_KEY,
  LANGUAGE_QUERY,
  languageCookie,
  languageOfHeader,
} from './detect.ts';
export { errorMessage } from './errors.ts';
export { formatDate, formatNumber, formatOrdinal, formatTimeAgo } from './format.ts';
export { formatMonth } from './formatMonth.ts';
export {
  DEFAULT_LANGUAGE,
  type Direction,
  isLanguage,
  LANGUAGES,
  type Language,
  LOCALES,
  otherLanguage,
} from './locales.ts';
export { foldedWords, foldText, withoutArticle } from './text/fold.ts';
