/** Whether homes are still to come before or after those that are drawn: a place among them is not final yet. */
let coming = false;

export const areHomesComingBack = (): boolean => coming;

export function setHomesComingBack(now: boolean): void {
  coming = now;
}
