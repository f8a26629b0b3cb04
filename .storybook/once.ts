/** Calls a function once; every caller gets the same result, also while a promise of it is pending. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
