import { parseNumber } from '@mashrabiya/contract';
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

interface Change extends Typed {
  /** Text before the change. */
  previous: string;
  /** What was inserted; null for what was pasted or deleted. */
  inserted: string | null;
  isPasted: boolean;
}

/**
 * Text after a change, with its digits grouped. A separator that is typed where no thousands end stays, because grouping
 * `4,5` would make 45 of it; so does what was pasted, and what is typed after it.
 */
export function groupTyped({ previous, inserted, isPasted, ...typed }: Change): Typed {
  const wasGrouped = groupDigits({ text: previous, caret: 0 })?.text === previous;
  const mayGroup = (wasGrouped && !isPasted && !/[,،٬]/.test(inserted ?? '')) || parseNumber(typed.text) !== null;
  return (mayGroup ? groupDigits(typed) : null) ?? { ...typed, text: foldDigits(typed.text) };
}
