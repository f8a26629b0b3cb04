/** True while more pages load before or after the rendered listings, so that positions may still change. */
let isRestoring = false;

export const isRestoringList = (): boolean => isRestoring;

export function setRestoringList(isRestoringNow: boolean): void {
  isRestoring = isRestoringNow;
}
