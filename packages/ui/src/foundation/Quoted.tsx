import type { ReactNode } from 'react';

export interface QuotedProps {
  text: string;
  words: readonly (string | null | undefined)[];
}

/** Text with user-written parts in order, each bidi-isolated. */
export function Quoted({ text, words }: QuotedProps) {
  const parts: ReactNode[] = [];
  let rest = text;
  for (const word of words) {
    const at = word ? rest.indexOf(word) : -1;
    if (!word || at < 0) continue;
    parts.push(rest.slice(0, at), <bdi key={parts.length}>{word}</bdi>);
    rest = rest.slice(at + word.length);
  }
  return [...parts, rest];
}
