import { DEFAULT_LANGUAGE, isLanguage, type Language } from './locales.ts';

/** Names of the query parameter, and of the cookie and storage key, for the language. */
export const LANGUAGE_QUERY = 'lng';
export const LANGUAGE_KEY = 'i18next';

const YEAR_SECONDS = 31_536_000;

/** Cookie for the chosen language, in the format of `document.cookie` and `Set-Cookie`. */
export const buildLanguageCookie = (language: Language, isSecure: boolean): string =>
  `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/**
 * First known language of candidates in order of preference: query string, cookie, local storage, session storage,
 * browser, html tag (specification, section 4). Skips unknown values.
 */
export function findFirstLanguage(candidates: Iterable<string | null | undefined>): Language {
  for (const candidate of candidates) {
    const language = candidate?.trim().toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** Languages of an `Accept-Language` header, most wanted first. */
export function parseAcceptedLanguages(header: string | null | undefined): string[] {
  if (!header) return [];
  return header
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality), index };
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ tag }) => tag);
}

export const parseLanguageHeader = (header: string | null | undefined): Language =>
  findFirstLanguage(parseAcceptedLanguages(header));
