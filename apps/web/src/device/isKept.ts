/** Whether this device has something under a key of its own, before what understands it has been brought. */
export function isKept(key: 'recent-searches' | 'recent-homes' | 'saved-searches'): boolean {
  try {
    return (localStorage.getItem(key) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
