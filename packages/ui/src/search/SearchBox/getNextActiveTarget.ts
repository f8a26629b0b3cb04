/** Target of a key among options: an index, `field` for no active option, `results` for the list below the options. */
export type ActiveTarget = number | 'field' | 'results';

/**
 * Next active option for a key; -1 is none. Undefined if the key acts on the text field: Home and End move the caret
 * until an option is active.
 */
export function getNextActiveTarget(key: string, activeIndex: number, count: number): ActiveTarget | undefined {
  if (count === 0) return undefined;
  const lastIndex = count - 1;
  switch (key) {
    case 'ArrowDown':
      return activeIndex === lastIndex ? 'results' : activeIndex + 1;
    case 'ArrowUp':
      return activeIndex < 0 ? lastIndex : activeIndex === 0 ? 'field' : activeIndex - 1;
    case 'Home':
      return activeIndex < 0 ? undefined : 0;
    case 'End':
      return activeIndex < 0 ? undefined : lastIndex;
    default:
      return undefined;
  }
}
