import { withPage } from './withPage.ts';

/**
 * What a step of the history is to show when somebody comes back to it, also after a reload: kept for the tab's
 * visit. A browser that refuses storage forgets, and everything else works.
 */
type Kind = 'place' | 'pages';
const keyOf = (kind: Kind, entry: string) => `${kind}:${entry}`;

export function recall(kind: Kind, entry: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(kind, entry));
  } catch {
    return null;
  }
}

export function remember(kind: Kind, entry: string, value: string): void {
  try {
    sessionStorage.setItem(keyOf(kind, entry), value);
  } catch {
    // Storage is full or refused.
  }
}

/**
 * Names a step of the history. The first one of a visit has no key of its own, so its address tells it apart, whatever
 * page of a list that address has come to by scrolling.
 */
export const entryOf = ({ key, pathname, search }: { key: string; pathname: string; search: string }): string =>
  key === 'default' ? `${pathname}${withPage(search, 1)}` : key;

/** Whether the app starts where the visitor has been before: by a reload, or by going back or forward. */
export function isReturn(): boolean {
  const [start] = performance.getEntriesByType('navigation');
  return start !== undefined && 'type' in start && (start.type === 'reload' || start.type === 'back_forward');
}

/** An address that is opened anew begins at its top, whatever was left there before. */
export function forget(entry: string): void {
  try {
    for (const kind of ['place', 'pages'] as const) sessionStorage.removeItem(keyOf(kind, entry));
  } catch {
    // Nothing is stored.
  }
}
