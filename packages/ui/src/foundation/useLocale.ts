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

/** The one object for a language, so that context consumers compare equal. */
export const localeOf = (language: Language): Locale => locales[language];

export const LocaleContext = createContext<Locale>(localeOf(DEFAULT_LANGUAGE));

/** Language and direction of the nearest `UiProvider`. */
export const useLocale = (): Locale => useContext(LocaleContext);
