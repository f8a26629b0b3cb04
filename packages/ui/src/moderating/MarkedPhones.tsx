import { findPhones } from '@mashrabiya/contract';
import type { ReactNode } from 'react';

/** A text with the phone numbers in it highlighted: sellers may not write them there. */
export function MarkedPhones({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { start, end } of findPhones(text)) {
    parts.push(text.slice(done, start), <mark key={start}>{text.slice(start, end)}</mark>);
    done = end;
  }
  return [...parts, text.slice(done)];
}

export const markPhones = (text: string) => <MarkedPhones text={text} />;
