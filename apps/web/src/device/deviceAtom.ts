import { atom } from 'jotai';

/**
 * Something that this device remembers, under a key of its storage. `parse` makes sense of whatever is found there, and
 * of `undefined` where there is nothing: an older version, another program or a person may have written it.
 *
 * `parse(null)` is the value on the server and until the page is hydrated; then it is what is kept,
 * and what other tabs make of it. A change is made to what is kept at that moment, and tells whether it could be kept: a
 * device that refuses remembers for the length of the visit.
 */
export function deviceAtom<T>(key: string, parse: (found: unknown) => T) {
  // The same text is the same value: a page that only asks anew is not drawn again.
  let known: { text: string | null; value: T } | undefined;
  const read = (): T => {
    try {
      const text = localStorage.getItem(key);
      if (known?.text !== text) known = { text, value: parse(JSON.parse(text ?? 'null') ?? undefined) };
      return known.value;
    } catch {
      return parse(undefined);
    }
  };
  const valueAtom = atom(parse(undefined));
  const refusedAtom = atom(false);

  valueAtom.onMount = (set) => {
    const renew = () => set(read());
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) renew();
    };
    renew();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  };

  return atom(
    (get) => get(valueAtom),
    (get, set, change: (now: T) => T): boolean => {
      const next = change(get(refusedAtom) ? get(valueAtom) : read());
      set(valueAtom, next);
      try {
        const text = JSON.stringify(next);
        localStorage.setItem(key, text);
        known = { text, value: next };
        return true;
      } catch {
        set(refusedAtom, true);
        return false;
      }
    },
  );
}

/** The valid members of a list, up to a limit; none if the value is not a list. */
export const listOf =
  <T>(isMember: (found: unknown) => found is T, most: number) =>
  (found: unknown): readonly T[] =>
    Array.isArray(found) ? found.filter(isMember).slice(0, most) : [];

/** Whether a stored value has these string fields. */
export const hasTexts = <K extends string>(found: unknown, names: readonly K[]): found is Record<K, string> =>
  typeof found === 'object' &&
  found !== null &&
  names.every((name) => typeof (found as Record<string, unknown>)[name] === 'string');
