/** The stars, the first first. */
export const STARS = [1, 2, 3, 4, 5] as const;
export type StarCount = (typeof STARS)[number];

/**
 * The star that a key leads to from the chosen one (0 before a choice); null for keys that are none of ours. Inline
 * arrows follow the writing: towards its end means more. The ends hold, so that a held key does not turn five into one.
 */
export function starAfterKey(key: string, chosen: StarCount | 0, dir: 'rtl' | 'ltr'): StarCount | null {
  const towardsEnd = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const towardsStart = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === towardsEnd || key === 'ArrowUp') return STARS.find((star) => star > chosen) ?? 5;
  if (key === towardsStart || key === 'ArrowDown') return STARS.findLast((star) => star < chosen) ?? 1;
  if (key === 'Home') return 1;
  if (key === 'End') return 5;
  return null;
}
