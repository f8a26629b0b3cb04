/** Target of a key among options: an index, `field` for no active option, `results` for the list below the options. */
export type Pointing = number | 'field' | 'results';

/**
 * Next active option for a key; -1 is none. Undefined if the key acts on the text field: Home and End move the caret
 * until an option is active.
 */
export function getNextPointing(key: string, now: number, count: number): Pointing | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return now === last ? 'results' : now + 1;
    case 'ArrowUp':
      return now < 0 ? last : now === 0 ? 'field' : now - 1;
    case 'Home':
      return now < 0 ? undefined : 0;
    case 'End':
      return now < 0 ? undefined : last;
    default:
      return undefined;
  }
}
