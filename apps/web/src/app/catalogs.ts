import type { Catalog, CatalogOf, Language } from '@mashrabiya/i18n';

/** The texts of one language, as a piece of code of their own: the browser fetches only the one it shows. */
export const loadCatalog = (language: Language): Promise<CatalogOf<Catalog>> =>
  language === 'ar'
    ? import('@mashrabiya/i18n/ar').then((module) => module.ar)
    : import('@mashrabiya/i18n/en').then((module) => module.en);
