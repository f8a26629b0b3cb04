const DAY_MS = 86_400_000;

/** Remaining days; a started day counts. */
export const getDaysLeft = (endsAt: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - +now) / DAY_MS));
