import i18next, { type BackendModule, type InitOptions, type i18n } from 'i18next';
import type { ar } from './catalogs/ar/index.ts';
import type { visitor } from './catalogs/ar/visitor.ts';
import type { CatalogOf } from './catalogs/type.ts';
import { LANGUAGES, type Language } from './locales.ts';

/** Every text of the product, by namespace. */
export type Catalog = typeof ar;
/** The part that the first journey needs, in either language. */
export type VisitorCatalog = CatalogOf<typeof visitor>;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Catalog;
    /** A key names its namespace (`common:close`), so that any may be said anywhere. */
    defaultNS: readonly ['common', ...(keyof Catalog)[]];
  }
}

/**
 * A new i18next instance: one per request, browser or story. It is ready at once with the catalogs that it is given;
 * what it is not given comes from `backend` as it is needed, see `loadNamespaces` and `useTranslation`.
 */
export function createI18n(
  language: Language,
  catalogs?: Partial<Record<Language, Catalog | CatalogOf<Catalog>>>,
  backend?: BackendModule,
): i18n {
  const instance = i18next.createInstance();
  if (backend) instance.use(backend);
  const options: InitOptions = {
    lng: language,
    supportedLngs: LANGUAGES,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    ...(catalogs ? { resources: catalogs } : {}),
    interpolation: { escapeValue: false },
    initAsync: false,
  };
  instance.init(options);
  return instance;
}
