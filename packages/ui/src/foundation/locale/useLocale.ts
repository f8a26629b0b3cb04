import { DEFAULT_LANGUAGE, type Direction, type Language, LOCALES } from '@mashrabiya/i18n';
import { createContext, useContext } from 'react';

export interface Locale {
  language: Language;
  dir: Direction;
}

const locales: Record<Language, Locale> = {
  ar: { language: 'ar', dir: LOCALES.ar.dir },
  en: { language: 'en', dir: LOCALES.en.dir },
};

/** One stable object per language, for context consumers. */
export const getLocale = (language: Language): Locale => locales[language];

export const LocaleContext = createContext<Locale>(getLocale(DEFAULT_LANGUAGE));

export const useLocale = (): Locale => useContext(LocaleContext);
