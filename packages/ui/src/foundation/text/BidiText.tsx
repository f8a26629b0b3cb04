import type { ReactNode } from 'react';

export interface BidiTextProps {
  text: string;
  /** User-written parts in their order; missing ones are skipped. */
  userTexts: readonly (string | null | undefined)[];
}

/** Text in which each user-written part is bidi-isolated. */
export function BidiText({ text, userTexts }: BidiTextProps) {
  const parts: ReactNode[] = [];
  let remainingText = text;
  for (const userText of userTexts) {
    const textIndex = userText ? remainingText.indexOf(userText) : -1;
    if (!userText || textIndex < 0) continue;
    parts.push(remainingText.slice(0, textIndex), <bdi key={parts.length}>{userText}</bdi>);
    remainingText = remainingText.slice(textIndex + userText.length);
  }
  return [...parts, remainingText];
}
