const KEY = 'flash-message';

/** Message in the user's language, shown once after the next page load. */
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

export function popFlashMessage(): FlashMessage | null {
  try {
    const flash: FlashMessage | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return flash;
  } catch {
    return null;
  }
}
