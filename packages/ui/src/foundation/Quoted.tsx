import type { ReactNode } from 'react';

export interface QuotedProps {
  text: string;
  /** The parts that a person wrote, in the order in which they occur. */
  words: readonly (string | null | undefined)[];
}

/** A text around what a person wrote, which keeps a direction of its own among the words of the page. */
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
