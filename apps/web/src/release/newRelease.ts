const RELOADED_AT_KEY = 'reloaded-for-release';
/** Milliseconds in which a second failure does not reload again: another reload would not help. */
const MIN_RELOAD_INTERVAL_MS = 60_000;

/** True if a reload would discard the user's input. */
const hasUserInput = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    (field) => !['checkbox', 'radio', 'hidden', 'range'].includes(field.type) && field.value.trim() !== '',
  );

type ReleaseState =
  | 'reloading'
  /** There is a new release, but the user is typing, or a reload did not help. */
  | 'released'
  | 'unreachable';

/** Fetches the entry file of this page: a new release has removed it. */
async function checkRelease(): Promise<'released' | 'unreachable'> {
  const plan = document.getElementById('plan')?.textContent;
  if (!plan || !navigator.onLine) return 'unreachable';
  try {
    const { status } = await fetch(JSON.parse(plan).entry, { method: 'HEAD', cache: 'no-store' });
    return status === 404 ? 'released' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** A new release removes the old files: the page reloads once, unless the user is typing in it. */
export async function reloadForNewRelease(): Promise<ReleaseState> {
  const state = await checkRelease();
  if (state !== 'released' || hasUserInput()) return state;
  if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) < MIN_RELOAD_INTERVAL_MS) return state;
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  location.reload();
  return 'reloading';
}
