/** Going back is asynchronous: navigation must wait for it, or it would be undone. */
let pendingStep: Promise<void> | undefined;

export const isGoingBack = (): boolean => pendingStep !== undefined;

export function stepBack(goBack: () => void): void {
  if (pendingStep) return;
  pendingStep = new Promise((resolve) => {
    const onPopState = () => {
      pendingStep = undefined;
      resolve();
    };
    addEventListener('popstate', onPopState, { once: true });
  });
  goBack();
}

/** Runs at once, or after the pending step back. */
export function afterStepBack(action: () => void): void {
  if (pendingStep) void pendingStep.then(action);
  else action();
}
