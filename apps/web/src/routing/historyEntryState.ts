import { withPage } from './withPage.ts';

/** History state in session storage, for Back and reloads. Lost if storage is refused. */
type EntryStateKind = 'place' | 'pages';
const buildKey = (kind: EntryStateKind, entry: string) => `${kind}:${entry}`;

export function readEntryState(kind: EntryStateKind, entry: string): string | null {
  try {
    return sessionStorage.getItem(buildKey(kind, entry));
  } catch {
    return null;
  }
}

export function saveEntryState(kind: EntryStateKind, entry: string, value: string): void {
  try {
    sessionStorage.setItem(buildKey(kind, entry), value);
  } catch {
    // Storage is full or refused.
  }
}

/** Identifies a history entry. The first one has no key: its URL without the scrolled page does. */
export const getEntryKey = ({ key, pathname, search }: { key: string; pathname: string; search: string }): string =>
  key === 'default' ? `${pathname}${withPage(search, 1)}` : key;

/** True if the app starts from a reload, or from going back or forward. */
export function isReturnVisit(): boolean {
  const [start] = performance.getEntriesByType('navigation');
  return start !== undefined && 'type' in start && (start.type === 'reload' || start.type === 'back_forward');
}

/** A newly opened URL starts at its top, even if a position is stored. */
export function clearEntryState(entry: string): void {
  try {
    for (const kind of ['place', 'pages'] as const) sessionStorage.removeItem(buildKey(kind, entry));
  } catch {
    // Storage is refused, so nothing is stored.
  }
}
