import type { ReactNode } from 'react';

export interface BidiTextProps {
  text: string;
  words: readonly (string | null | undefined)[];
}

/** Text with user-written parts in order, each bidi-isolated. */
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
