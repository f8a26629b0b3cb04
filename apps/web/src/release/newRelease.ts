const RELOADED = 'reloaded-for-release';
/** A page that fails again within this time is not mended by another reload. */
const AGAIN_MS = 60_000;

/** Whether somebody would lose what they have written. */
const isWriting = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    (field) => !['checkbox', 'radio', 'hidden', 'range'].includes(field.type) && field.value.trim() !== '',
  );

type Finding =
  /** The page is being loaded anew. */
  | 'reloading'
  /** There is a new release, and somebody writes in the page of the old one, or a reload did not help. */
  | 'released'
  | 'unreachable';

/** Asks for the file that this page began with: a new release has taken it away. */
async function findRelease(): Promise<'released' | 'unreachable'> {
  const plan = document.getElementById('plan')?.textContent;
  if (!plan || !navigator.onLine) return 'unreachable';
  try {
    const { status } = await fetch(JSON.parse(plan).entry, { method: 'HEAD', cache: 'no-store' });
    return status === 404 ? 'released' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/**
 * Finds out why a part of the page did not come. A new release takes the old one's files away: a page that was opened
 * before is loaded anew at its place, once, unless somebody is writing in it.
 */
export async function reloadForNewRelease(): Promise<Finding> {
  const found = await findRelease();
  if (found !== 'released' || isWriting()) return found;
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < AGAIN_MS) return found;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
  return 'reloading';
}
