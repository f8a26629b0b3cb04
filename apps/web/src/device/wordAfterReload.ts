const KEY = 'word-after-reload';

/** Keeps what is to be said once the page has been loaded anew, in the person's language. */
export function keepWord(message: string): void {
  try {
    sessionStorage.setItem(KEY, message);
  } catch {
    // Refused: then nothing is said.
  }
}

/** What was kept to be said, once. */
export function takeWord(): string | null {
  try {
    const message = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return message;
  } catch {
    return null;
  }
}
