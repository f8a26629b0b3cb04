import { useEffect, useState } from 'react';

const SAID_MS = 2_500;

/** Puts a text into the clipboard, and says for a moment that it is there. */
export function useCopied(text: string): { copied: boolean; copy(): void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    // Refused: the text stands on the page, to be copied by hand.
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return { copied, copy };
}
