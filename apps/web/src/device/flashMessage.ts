const KEY = 'flash-message';

/** A message in the user's language that is shown once, after the next load of the page. */
export interface FlashMessage {
  kind: 'success' | 'info';
  message: string;
}

export function saveFlashMessage(flash: FlashMessage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(flash));
  } catch {
    // Storage is refused: the message is lost.
  }
}

/** Returns the saved message and removes it. */
export function popFlashMessage(): FlashMessage | null {
  try {
    const flash: FlashMessage | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return flash;
  } catch {
    return null;
  }
}
