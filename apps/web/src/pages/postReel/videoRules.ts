interface Part {
  start: number;
  end: number;
}

/** A cut this close to the start or end of the video counts as none. */
const NEGLIGIBLE_SECONDS = 0.15;

/** Part to keep of a cut video; undefined if the whole video stays. */
export function cutOf({ start, end }: Part, duration: number): Part | undefined {
  const isWhole = start < NEGLIGIBLE_SECONDS && end > duration - NEGLIGIBLE_SECONDS;
  return isWhole ? undefined : { start, end };
}
