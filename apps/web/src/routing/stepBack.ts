/** Going back takes a while: what leads on meanwhile waits, or the step back would undo it. */
let closing: Promise<void> | undefined;

export const isGoingBack = (): boolean => closing !== undefined;

/** Takes the step of an open panel back. */
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

/** Goes on at once, or as soon as the step back is done. */
export function afterStepBack(go: () => void): void {
  if (closing) void closing.then(go);
  else go();
}
