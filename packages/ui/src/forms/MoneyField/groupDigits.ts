import { foldDigits } from '@mashrabiya/i18n';

export interface Typed {
  text: string;
  /** Place of the caret in the text, in characters from its beginning. */
  caret: number;
}

const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * Digits of any script as Latin ones with thousands separators, the caret after the same digit as before. Null for
 * anything else, such as an abbreviation: `2.5m`, «٣ مليون».
 */
export function groupDigits({ text, caret }: Typed): Typed | null {
  const folded = foldDigits(text).replaceAll('،', ',');
  if (!/^[\d,\s]*$/.test(folded)) return null;
  const digits = folded.replace(/\D/g, '');
  const bare = digits.replace(/^0+(?=\d)/, '');
  const before = folded.slice(0, caret).replace(/\D/g, '').length - (digits.length - bare.length);
  const grouped = group(bare);
  let at = 0;
  for (let passed = 0; passed < before && at < grouped.length; at++) if (grouped[at] !== ',') passed++;
  return { text: grouped, caret: at };
}
