import { useEffect, useState } from 'react';

const ANNOUNCE_MS = 2_500;

/** Copies a text, and reports success for a moment. */
export function useCopyText(text: string): { copied: boolean; copy(): void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    // On refusal the text is still on the page, and can be copied manually.
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return { copied, copy };
}
