/** Whether more pages are loading before or after the rendered homes, so that positions may still change. */
let coming = false;

export const areHomesComingBack = (): boolean => coming;

export function setHomesComingBack(now: boolean): void {
  coming = now;
}
