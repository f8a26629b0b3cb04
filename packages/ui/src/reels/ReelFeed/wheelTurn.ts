/** A turn of the mouse wheel, or a swipe on a trackpad: wheel events without a pause between them. */
export interface WheelTurn {
  /** Pixels so far; positive is down. */
  sum: number;
  /** Milliseconds of its last event. */
  at: number;
  /** Reels to move by for the last event: at most one for a whole turn. */
  step: -1 | 0 | 1;
  hasStepped: boolean;
}

export const NO_TURN: WheelTurn = { sum: 0, at: Number.NEGATIVE_INFINITY, step: 0, hasStepped: false };

/** A trackpad sends events up to a second after the swipe, in shorter intervals. */
const PAUSE_MS = 150;
/** Less is a hand that rests on a trackpad. */
const LEAST_PX = 30;

/** Returns the turn after an event of so many pixels: it goes on, or begins after a pause or in the other direction. */
export function turnWheel(before: WheelTurn, pixels: number, at: number): WheelTurn {
  const isSame = at - before.at <= PAUSE_MS && Math.sign(pixels) === Math.sign(before.sum);
  const sum = isSame ? before.sum + pixels : pixels;
  const had = isSame && before.hasStepped;
  const steps = !had && Math.abs(sum) >= LEAST_PX;
  return { sum, at, step: steps ? (sum > 0 ? 1 : -1) : 0, hasStepped: had || steps };
}
