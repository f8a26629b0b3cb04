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
