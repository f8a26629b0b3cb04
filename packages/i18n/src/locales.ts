/** Table of languages for the document, theme, Emotion, i18next, `Intl` and the API. */
export const LOCALES = {
  ar: { lang: 'ar', dir: 'rtl', intl: 'ar-EG-u-nu-latn', openGraph: 'ar_EG', name: 'العربية' },
  en: { lang: 'en', dir: 'ltr', intl: 'en-GB-u-nu-latn', openGraph: 'en_GB', name: 'English' },
} as const;

export type Language = keyof typeof LOCALES;
export type Direction = 'rtl' | 'ltr';

export const LANGUAGES = Object.keys(LOCALES) as Language[];
export const DEFAULT_LANGUAGE: Language = 'ar';

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LOCALES, value);

export const getOtherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');
