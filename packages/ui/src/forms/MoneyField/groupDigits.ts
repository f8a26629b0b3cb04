import { parseNumber } from '@mashrabiya/contract';
import { foldDigits } from '@mashrabiya/i18n';

export interface TypedText {
  text: string;
  caret: number;
}

const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * Converts digits of any script to Latin ones with thousands separators, and keeps the caret at its digit. Null for
 * other text, such as `2.5m` or «٣ مليون».
 */
export function groupDigits({ text, caret }: TypedText): TypedText | null {
  const foldedText = foldDigits(text).replaceAll('،', ',');
  if (!/^[\d,\s]*$/.test(foldedText)) return null;
  const digits = foldedText.replace(/\D/g, '');
  const significantDigits = digits.replace(/^0+(?=\d)/, '');
  const digitsBeforeCaret =
    foldedText.slice(0, caret).replace(/\D/g, '').length - (digits.length - significantDigits.length);
  const groupedDigits = groupThousands(significantDigits);
  let newCaret = 0;
  for (let passedDigits = 0; passedDigits < digitsBeforeCaret && newCaret < groupedDigits.length; newCaret++)
    if (groupedDigits[newCaret] !== ',') passedDigits++;
  return { text: groupedDigits, caret: newCaret };
}

interface Change extends TypedText {
  previous: string;
  /** Null after a paste or a deletion. */
  inserted: string | null;
  isPasted: boolean;
}

/**
 * Groups the digits of a changed text. Keeps a separator typed where no thousands end, because grouping `4,5` would
 * give 45; keeps pasted text and later edits of it too.
 */
export function groupTyped({ previous, inserted, isPasted, ...typedText }: Change): TypedText {
  const wasGrouped = groupDigits({ text: previous, caret: 0 })?.text === previous;
  const mayGroup = (wasGrouped && !isPasted && !/[,،٬]/.test(inserted ?? '')) || parseNumber(typedText.text) !== null;
  return (mayGroup ? groupDigits(typedText) : null) ?? { ...typedText, text: foldDigits(typedText.text) };
}
