import { atom } from 'jotai';

/**
 * Value in this device's storage. `parse` validates the stored value (`undefined` if absent): an older version, another
 * program or the user may have written it.
 *
 * `parse(null)` is the value on the server and until hydration; then the atom follows the storage, including changes by
 * other tabs. A write applies to the value stored at that moment and returns false if storage is refused; the value
 * then lasts until the page is left.
 */
export function atomWithDeviceStorage<T>(key: string, parse: (storedValue: unknown) => T) {
  // Equal text returns the same reference, so that a reread causes no rerender.
  let cached: { text: string | null; value: T } | undefined;
  const read = (): T => {
    try {
      const text = localStorage.getItem(key);
      if (cached?.text !== text) cached = { text, value: parse(JSON.parse(text ?? 'null') ?? undefined) };
      return cached.value;
    } catch {
      return parse(undefined);
    }
  };
  const valueAtom = atom(parse(undefined));
  const storageRefusedAtom = atom(false);

  valueAtom.onMount = (set) => {
    const refresh = () => set(read());
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) refresh();
    };
    refresh();
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  };

  return atom(
    (get) => get(valueAtom),
    (get, set, change: (currentValue: T) => T): boolean => {
      const next = change(get(storageRefusedAtom) ? get(valueAtom) : read());
      set(valueAtom, next);
      try {
        const text = JSON.stringify(next);
        localStorage.setItem(key, text);
        cached = { text, value: next };
        return true;
      } catch {
        set(storageRefusedAtom, true);
        return false;
      }
    },
  );
}

/** Parser: valid members of a list up to a limit; empty if the value is not a list. */
export const createListParser =
  <T>(isMember: (value: unknown) => value is T, max: number) =>
  (storedList: unknown): readonly T[] =>
    Array.isArray(storedList) ? storedList.filter(isMember).slice(0, max) : [];

/** Type guard for a stored object with these string fields. */
export const hasStringFields = <K extends string>(value: unknown, names: readonly K[]): value is Record<K, string> =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
