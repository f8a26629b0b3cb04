/** Where a key leads among the options below a field: `field` gives up pointing, `results` is what lies below them. */
export type Pointing = number | 'field' | 'results';

/**
 * The option that a key points at, from the one that is pointed at now (none is -1). Undefined where the key has its
 * own meaning in the field: Home and End move the caret until an option is pointed at.
 */
export function pointAt(key: string, now: number, count: number): Pointing | undefined {
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
