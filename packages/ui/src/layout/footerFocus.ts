export const FOOTER_ID = 'footer';

/** True while the focus is in the visible footer: new content above would push it away. */
export function isFooterInUse(): boolean {
  const footer = document.activeElement?.closest(`#${FOOTER_ID}`);
  return footer ? footer.getBoundingClientRect().top < innerHeight : false;
}

const SIGNS = ['focusin', 'focusout', 'scroll'] as const;

/** Calls `then` once the footer is no longer in use. Returns a cancel function. */
export function afterFooterUse(then: () => void): () => void {
  const cancel = () => {
    for (const sign of SIGNS) removeEventListener(sign, check);
  };
  const check = () => {
    if (isFooterInUse()) return;
    cancel();
    then();
  };
  for (const sign of SIGNS) addEventListener(sign, check, { passive: true });
  return cancel;
}
