export { foldDigits, parsePhone, phoneToE164 } from '@mashrabiya/contract';
export { type Catalog, createI18n, type VisitorCatalog } from './createI18n.ts';
export { CSV_BYTE_ORDER_MARK, formatCsv } from './csv.ts';
export {
  buildLanguageCookie,
  findFirstLanguage,
  LANGUAGE_KEY,
  LANGUAGE_QUERY,
  parseAcceptedLanguages,
  parseLanguageHeader,
} from './detect.ts';
export { getErrorMessage } from './errors.ts';
export {
  formatAppointment,
  formatDate,
  formatEstimate,
  formatNumber,
  formatOrdinal,
  formatShortDate,
  formatTime,
  formatTimeAgo,
  formatTotal,
  MAX_EXACT_TOTAL,
} from './format.ts';
export { formatMonth } from './formatMonth.ts';
export {
  DEFAULT_LANGUAGE,
  type Direction,
  getOtherLanguage,
  isLanguage,
  LANGUAGES,
  type Language,
  LOCALES,
} from './locales.ts';
export { foldText, foldWords, removeArticle } from './text/fold.ts';
