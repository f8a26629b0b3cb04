import type { ReactNode } from 'react';

export interface BidiTextProps {
  text: string;
  /** User-written parts in their order; missing ones are skipped. */
  words: readonly (string | null | undefined)[];
}

/** Text in which each user-written part is bidi-isolated. */
export function BidiText({ text, words }: BidiTextProps) {
  const parts: ReactNode[] = [];
  let remainingText = text;
  for (const word of words) {
    const wordIndex = word ? remainingText.indexOf(word) : -1;
    if (!word || wordIndex < 0) continue;
    parts.push(remainingText.slice(0, wordIndex), <bdi key={parts.length}>{word}</bdi>);
    remainingText = remainingText.slice(wordIndex + word.length);
  }
  return [...parts, remainingText];
}
