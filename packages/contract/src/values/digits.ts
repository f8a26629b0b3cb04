const ARABIC_INDIC = /[٠-٩۰-۹]/g;

/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits as Latin ones, and Arabic separators as theirs. */
export const foldDigits = (text: string): string =>
  text
    .replace(ARABIC_INDIC, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
