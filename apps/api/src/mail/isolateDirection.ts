/** Isolates user text from the direction of the text around it: Unicode's first-strong isolate. */
export const isolateDirection = (value: string): string => `\u2068${value}\u2069`;
