/** True if this device stores a key; avoids loading the code that parses it. */
export function isStored(key: 'recent-searches' | 'recent-homes' | 'saved-searches'): boolean {
  try {
    return (localStorage.getItem(key) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
