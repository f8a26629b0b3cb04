interface Part {
  start: number;
  end: number;
}

/** Ends that are nearer to the clip's own are those. */
const NEGLIGIBLE_SECONDS = 0.15;

/** The part that is kept, for a clip that is cut; undefined for one that is kept whole. */
export function cutOf({ start, end }: Part, duration: number): Part | undefined {
  const isWhole = start < NEGLIGIBLE_SECONDS && end > duration - NEGLIGIBLE_SECONDS;
  return isWhole ? undefined : { start, end };
}
