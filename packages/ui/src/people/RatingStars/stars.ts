export const STARS = [1, 2, 3, 4, 5] as const;
export type StarCount = (typeof STARS)[number];

/**
 * Star that a key selects from the current one (0 for none); null for other keys. Horizontal arrows follow the writing
 * direction. Stops at the ends, so that a held key does not wrap from five to one.
 */
export function getStarAfterKey(key: string, chosen: StarCount | 0, dir: 'rtl' | 'ltr'): StarCount | null {
  const endArrowKey = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const startArrowKey = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === endArrowKey || key === 'ArrowUp') return STARS.find((star) => star > chosen) ?? 5;
  if (key === startArrowKey || key === 'ArrowDown') return STARS.findLast((star) => star < chosen) ?? 1;
  if (key === 'Home') return 1;
  if (key === 'End') return 5;
  return null;
}
