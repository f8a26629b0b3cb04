import { DEFAULT_LANGUAGE, isLanguage, type Language } from './locales.ts';

/** Name of the query parameter, cookie and storage key that hold the language. */
export const LANGUAGE_QUERY = 'lng';
export const LANGUAGE_KEY = 'i18next';

const YEAR_SECONDS = 31_536_000;

/** The cookie by which a chosen language is known again, as `document.cookie` and `Set-Cookie` take it. */
export const languageCookie = (language: Language, isSecure: boolean): string =>
  `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/**
 * The first known language among candidates given in order of preference: the specification, section 4, asks for
 * query string, cookie, local storage, session storage, browser, html tag. Unknown values are passed over.
 */
export function firstLanguage(candidates: Iterable<string | null | undefined>): Language {
  for (const candidate of candidates) {
    const language = candidate?.trim().toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** Languages of an `Accept-Language` header, most wanted first. */
export function acceptedLanguages(header: string | null | undefined): string[] {
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

/** The language for an `Accept-Language` header. */
export const languageOfHeader = (header: string | null | undefined): Language =>
  firstLanguage(acceptedLanguages(header));
