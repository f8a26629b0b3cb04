import arabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import latin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';
import type { Language } from '@mashrabiya/i18n';

/**
 * Addresses of the font files that a page of each language needs before its first paint, for
 * `<link rel="preload" as="font" type="font/woff2" crossorigin>`. Arabic pages need Latin too, for digits.
 */
export const fontPreloads: Record<Language, readonly string[]> = { ar: [arabic, latin], en: [latin] };
