import type { SchemeChoice } from '../atoms/scheme.ts';

/** Storage key of the chosen colour scheme; absent means the system's. */
const KEY = 'mashrabiya-scheme';

/** Applies a scheme to the document and the browser's own bars, as `boot.js` does at start. */
export function applyScheme(scheme: SchemeChoice): void {
  document.documentElement.dataset.scheme = scheme;
  for (const themeColorMeta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    themeColorMeta.media = themeColorMeta.id === `color-${scheme}` ? 'all' : 'not all';
  }
}

/** Stores a scheme; if storage is refused, the scheme lasts until the page is left. */
export function saveScheme(scheme: SchemeChoice): void {
  try {
    localStorage.setItem(KEY, scheme);
  } catch {}
}
