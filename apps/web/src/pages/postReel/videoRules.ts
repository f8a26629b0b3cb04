interface TimeRange {
  start: number;
  end: number;
}

/** A cut this close to the start or end of the video counts as none. */
const NEGLIGIBLE_SECONDS = 0.15;

/** Part to keep of a cut video; undefined if the whole video stays. */
export function getTrimRange({ start, end }: TimeRange, duration: number): TimeRange | undefined {
  const isWholeVideo = start < NEGLIGIBLE_SECONDS && end > duration - NEGLIGIBLE_SECONDS;
  return isWholeVideo ? undefined : { start, end };
}
