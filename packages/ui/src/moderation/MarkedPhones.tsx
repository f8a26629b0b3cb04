import { findPhones } from '@mashrabiya/contract';
import type { ReactNode } from 'react';

/** Highlights phone numbers, which sellers may not put into texts. */
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
