/** Characters that start or end an embedding, an override or an isolate. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes isolates, for subjects: mail programs show each on a line of its own. */
export const removeIsolates = (text: string): string => text.replace(DIRECTION_CONTROLS, '');

/**
 * Isolates user text from the direction of the text around it: Unicode's first-strong isolate. Controls in the text
 * could end the isolate and reverse what follows, so they are removed.
 */
export const isolateDirection = (value: string): string => `\u2068${removeIsolates(value)}\u2069`;
