/** False for a text with a NUL, which the server refuses. */
export const isReadable = (text: string): boolean => !text.includes('\0');

/** Text parameter of a URL, trimmed and cut to a length; undefined when it is empty or unreadable. */
export function readTextParameter(search: URLSearchParams, name: string, maxLength: number): string | undefined {
  // The cut may split a surrogate pair.
  const text = search.get(name)?.trim().slice(0, maxLength).toWellFormed();
  return text && isReadable(text) ? text : undefined;
}
