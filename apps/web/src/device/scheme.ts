import type { Scheme, SchemeChoice } from '@mashrabiya/ui';

/** Storage key of the chosen colour scheme; absent means the system's. */
const KEY = 'mashrabiya-scheme';

const getSystemScheme = (): Scheme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Applies a scheme to the document and the browser's own bars, as `boot.js` does at start; returns the shown one. */
export function applyScheme(choice: SchemeChoice): Scheme {
  const scheme = choice === 'system' ? getSystemScheme() : choice;
  document.documentElement.dataset.scheme = scheme;
  for (const themeColorMeta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const isShown = themeColorMeta.id === `color-${scheme}`;
    themeColorMeta.media = isShown ? 'all' : 'not all';
  }
  return scheme;
}

export function readSchemeChoice(): SchemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'dark' || stored === 'light' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Stores a choice; if storage is refused, it lasts until the page is left. */
export function saveSchemeChoice(choice: SchemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {}
}
