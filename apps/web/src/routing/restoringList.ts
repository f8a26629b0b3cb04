/** True while more pages load before or after the rendered listings, so that positions may still change. */
let coming = false;

export const isRestoringList = (): boolean => coming;

export function setHomesComingBack(now: boolean): void {
  coming = now;
}
