import { findPhones } from '@mashrabiya/contract';
import type { ReactNode } from 'react';

/** Highlights phone numbers, which sellers may not put into texts. */
export function HighlightedPhones({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let offset = 0;
  for (const { start, end } of findPhones(text)) {
    parts.push(text.slice(offset, start), <mark key={start}>{text.slice(start, end)}</mark>);
    offset = end;
  }
  return [...parts, text.slice(offset)];
}

/** Same, in the direction of the text. */
export const highlightPhones = (text: string) => (
  <bdi>
    <HighlightedPhones text={text} />
  </bdi>
);
