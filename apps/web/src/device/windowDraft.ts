import { hasStringFields } from './atomWithDeviceStorage.ts';

/** Parses a draft with these texts; undefined if it is damaged or another user's. */
export function parseOwnDraft<K extends string>(
  stored: string | null,
  ownerEmail: string,
  names: readonly K[],
): Record<K, string> | undefined {
  try {
    const draft: unknown = JSON.parse(stored ?? 'null');
    return hasStringFields(draft, [...names, 'ownerEmail']) && draft.ownerEmail === ownerEmail ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function readDraft(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Saves a draft until the window is closed; undefined removes it. */
export function saveDraft(name: string, draft: object | undefined): void {
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify(draft));
    else sessionStorage.removeItem(name);
  } catch {
    // Storage is refused: the draft lives only in the fields.
  }
}
