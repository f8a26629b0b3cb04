/** Going back is asynchronous: navigation must wait for it, or it would be undone. */
let closing: Promise<void> | undefined;

export const isGoingBack = (): boolean => closing !== undefined;

export function stepBack(goBack: () => void): void {
  if (closing) return;
  closing = new Promise((resolve) => {
    const arrived = () => {
      closing = undefined;
      resolve();
    };
    addEventListener('popstate', arrived, { once: true });
  });
  goBack();
}

/** Runs at once, or after the pending step back. */
export function afterStepBack(go: () => void): void {
  if (closing) void closing.then(go);
  else go();
}
