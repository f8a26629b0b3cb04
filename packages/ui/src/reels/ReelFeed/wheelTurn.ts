/** Wheel events without a pause between them: a turn of the wheel, or a swipe on a trackpad. */
export interface WheelTurn {
  /** Accumulated pixels; positive is down. */
  sum: number;
  /** Time of the last event, in milliseconds. */
  timeMs: number;
  /** Reels to move by for the last event: at most one per turn. */
  step: -1 | 0 | 1;
  hasStepped: boolean;
}

export const NO_TURN: WheelTurn = { sum: 0, timeMs: Number.NEGATIVE_INFINITY, step: 0, hasStepped: false };

/** Trackpads send events for up to a second after a swipe, in shorter intervals. */
const PAUSE_MS = 150;
/** Smaller movements come from a hand resting on a trackpad. */
const MIN_PX = 30;

/** Turn after an event: continues the previous one, or starts anew after a pause or in the other direction. */
export function updateWheelTurn(previous: WheelTurn, pixels: number, timeMs: number): WheelTurn {
  const isSame = timeMs - previous.timeMs <= PAUSE_MS && Math.sign(pixels) === Math.sign(previous.sum);
  const sum = isSame ? previous.sum + pixels : pixels;
  const hadStepped = isSame && previous.hasStepped;
  const isStepping = !hadStepped && Math.abs(sum) >= MIN_PX;
  return { sum, timeMs, step: isStepping ? (sum > 0 ? 1 : -1) : 0, hasStepped: hadStepped || isStepping };
}
