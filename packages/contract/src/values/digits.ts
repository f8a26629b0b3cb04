const ARABIC_INDIC = /[٠-٩۰-۹]/g;

/** Converts Arabic-Indic (٠-٩) and Persian (۰-۹) digits and separators to Latin ones. */
export const foldDigits = (text: string): string =>
  text
    .replace(ARABIC_INDIC, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
