import { foldDigits } from '@mashrabiya/i18n';

/** Parses a percentage: `22.5`, `٢٢٫٥`, `22,5 %`. Null if invalid or outside 0 to 100. */
export function parseRate(typedText: string): number | null {
  const text = foldDigits(typedText)
    .replace(/[%٪\s]/g, '')
    .replace(',', '.');
  if (!/^\d{1,3}(\.\d{0,4})?$/.test(text)) return null;
  const rate = Number(text);
  return rate <= 100 ? rate : null;
}
