import i18next, { type BackendModule, type InitOptions, type i18n } from 'i18next';
import type { ar } from './catalogs/ar/index.ts';
import type { visitor } from './catalogs/ar/visitor.ts';
import type { CatalogOf } from './catalogs/type.ts';
import { LANGUAGES, type Language } from './locales.ts';

/** All texts of the product, by namespace. */
export type Catalog = typeof ar;
/** Part that a first visit needs, in either language. */
export type VisitorCatalog = CatalogOf<typeof visitor>;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Catalog;
    /** Keys name their namespace (`common:close`), so that any text may be used anywhere. */
    defaultNS: readonly ['common', ...(keyof Catalog)[]];
  }
}

/**
 * Creates an i18next instance: one per request, browser or story. The given catalogs are available at once; others load
 * from `backend` on demand, see `loadNamespaces` and `useTranslation`.
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
