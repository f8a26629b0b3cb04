import type { Language, VisitorCatalog } from '@mashrabiya/i18n';
import type { i18n } from 'i18next';

/** What a visitor reads, in one language, as a piece of code of its own: the browser fetches only the one it shows. */
export const loadCatalog = (language: Language): Promise<VisitorCatalog> =>
  language === 'ar'
    ? import('@mashrabiya/i18n/ar/visitor').then((module) => module.visitor)
    : import('@mashrabiya/i18n/en/visitor').then((module) => module.visitor);

/** Texts that only some pages and panels say; each comes with what says it (docs/decisions/0009). */
const SECTIONS = {
  map: {
    ar: () => import('@mashrabiya/i18n/ar/map'),
    en: () => import('@mashrabiya/i18n/en/map'),
  },
  market: {
    ar: () => import('@mashrabiya/i18n/ar/market'),
    en: () => import('@mashrabiya/i18n/en/market'),
  },
  deciding: {
    ar: () => import('@mashrabiya/i18n/ar/deciding'),
    en: () => import('@mashrabiya/i18n/en/deciding'),
  },
  /** Logging in, and what is one's own. */
  account: {
    ar: () => import('@mashrabiya/i18n/ar/account'),
    en: () => import('@mashrabiya/i18n/en/account'),
  },
  /** Fields that are typed in: names, units, what is wrong. */
  forms: {
    ar: () => import('@mashrabiya/i18n/ar/forms'),
    en: () => import('@mashrabiya/i18n/en/forms'),
  },
} satisfies Record<string, Record<Language, () => Promise<object>>>;
export type Section = keyof typeof SECTIONS;

/** The catalog that a page begins with: what every visitor reads, and the page's own sections. */
export async function loadTexts(language: Language, sections: readonly Section[] = []): Promise<object> {
  const [visitor, ...others] = await Promise.all([
    loadCatalog(language),
    ...sections.map((name) => SECTIONS[name][language]()),
  ]);
  return Object.assign({ ...visitor }, ...others);
}

/** Whether a section's texts are there in a language. */
export const hasSection = (texts: i18n, language: Language, name: Section): boolean =>
  texts.getResource(language, 'translation', name) !== undefined;

/** Brings what is missing of sections, in one language. */
export async function bringSections(texts: i18n, language: Language, sections: readonly Section[]): Promise<void> {
  const missing = sections.filter((name) => !hasSection(texts, language, name));
  const brought = await Promise.all(missing.map((name) => SECTIONS[name][language]()));
  for (const section of brought) texts.addResourceBundle(language, 'translation', section, true, true);
}

/** Brings the other language's half of everything that has been brought in this one. */
export async function bringLanguage(texts: i18n, from: Language, to: Language): Promise<void> {
  if (!texts.hasResourceBundle(to, 'translation')) {
    texts.addResourceBundle(to, 'translation', await loadCatalog(to));
  }
  const names = (Object.keys(SECTIONS) as Section[]).filter((name) => hasSection(texts, from, name));
  await bringSections(texts, to, names);
}
