import type { ReactNode } from 'react';

export interface QuotedProps {
  text: string;
  words: readonly (string | null | undefined)[];
}

/** Text with user-written parts in order, each bidi-isolated. */
export function Quoted({ text, words }: QuotedProps) {
  const parts: ReactNode[] = [];
  let remainingText = text;
  for (const word of words) {
    const at = word ? remainingText.indexOf(word) : -1;
    if (!word || at < 0) continue;
    parts.push(remainingText.slice(0, at), <bdi key={parts.length}>{word}</bdi>);
    remainingText = remainingText.slice(at + word.length);
  }
  return [...parts, remainingText];
}
