/** What this window has kept under a name; null where there is nothing, or storage is refused. */
export function keptDraft(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps what is written until it is sent or the window is closed; undefined forgets it. */
export function keepDraft(name: string, draft: object | undefined): void {
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify(draft));
    else sessionStorage.removeItem(name);
  } catch {
    // Refused: the fields keep it as long as the page is open.
  }
}
