export const FOOTER_ID = 'footer';

/** True while the focus is in the visible footer: new content above would push it away. */
export function isFooterInUse(): boolean {
  const footer = document.activeElement?.closest(`#${FOOTER_ID}`);
  return footer ? footer.getBoundingClientRect().top < innerHeight : false;
}

const USE_EVENTS = ['focusin', 'focusout', 'scroll'] as const;

/** Calls `then` once the footer is no longer in use. Returns a cancel function. */
export function runAfterFooterUse(then: () => void): () => void {
  const cancel = () => {
    for (const sign of USE_EVENTS) removeEventListener(sign, check);
  };
  const check = () => {
    if (isFooterInUse()) return;
    cancel();
    then();
  };
  for (const sign of USE_EVENTS) addEventListener(sign, check, { passive: true });
  return cancel;
}
