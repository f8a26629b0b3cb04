import i18next, { type InitOptions, type i18n } from 'i18next';
import type { ar } from './catalogs/ar/index.ts';
import type { visitor } from './catalogs/ar/visitor.ts';
import type { CatalogOf } from './catalogs/type.ts';
import { LANGUAGES, type Language } from './locales.ts';

/** Every text of the product. */
export type Catalog = typeof ar;
/** The part that the first journey needs, in either language. */
export type VisitorCatalog = CatalogOf<typeof visitor>;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Catalog };
  }
}

/**
 * A new i18next instance: one per request, browser or story. Catalogs are handed in, so that the browser loads only
 * the one that it shows; `load` brings the other when the language is switched.
 */
export function createI18n(language: Language, catalogs: Partial<Record<Language, object>>): i18n {
  const instance = i18next.createInstance();
  const options: InitOptions = {
    lng: language,
    supportedLngs: LANGUAGES,
    fallbackLng: false,
    resources: Object.fromEntries(Object.entries(catalogs).map(([lng, translation]) => [lng, { translation }])),
    interpolation: { escapeValue: false },
    initAsync: false,
  };
  instance.init(options);
  return instance;
}
