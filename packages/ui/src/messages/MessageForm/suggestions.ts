/** Adds a ready-made text on a line of its own; it replaces another one that the user has not changed. */
export function addSuggestion(text: string, suggestion: string, suggestions: readonly string[]): string {
  const trimmedText = text.trim();
  return trimmedText === '' || suggestions.includes(trimmedText) ? suggestion : `${trimmedText}\n${suggestion}`;
}
