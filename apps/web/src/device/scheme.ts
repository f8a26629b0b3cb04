import type { SchemeChoice } from '../atoms/scheme.ts';

/** Storage key of the chosen colour scheme; absent means the system's. */
const KEY = 'mashrabiya-scheme';

/** Puts the document into a scheme, and the browser's own bars around it, as `boot.js` does at a start. */
export function showScheme(scheme: SchemeChoice): void {
  document.documentElement.dataset.scheme = scheme;
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    color.media = color.id === `color-${scheme}` ? 'all' : 'not all';
  }
}

/** Remembers a scheme on this device; a browser that refuses storage shows it all the same. */
export function keepScheme(scheme: SchemeChoice): void {
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Refused.
  }
}
