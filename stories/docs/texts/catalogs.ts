import type { Language } from '@mashrabiya/i18n';

/** Texts by key, in any depth. */
export interface Catalog {
  readonly [key: string]: string | Catalog;
}

/** Every file of texts; `index` and `visitor` only collect others. */
const files = import.meta.glob<Record<string, Catalog>>(
  [
    '../../../packages/i18n/src/catalogs/{ar,en}/**/*.ts',
    '!../../../packages/i18n/src/catalogs/{ar,en}/{index,visitor}.ts',
  ],
  { eager: true },
);

/** Catalogs by language and name; each file exports one under its own name. */
const catalogs: Record<Language, Record<string, Catalog>> = { ar: {}, en: {} };
for (const [file, exported] of Object.entries(files)) {
  const [, language, name = ''] = /(ar|en)\/(?:visitor\/)?(\w+)\.ts$/.exec(file) ?? [];
  catalogs[language === 'en' ? 'en' : 'ar'][name] = exported[name] ?? {};
}

export const catalogNames = Object.keys(catalogs.ar).sort();

export const getCatalog = (name: string, language: Language): Catalog => catalogs[language][name] ?? {};
