/** Order of the feed in this visit, so that Back and a reload keep a reel's neighbours. */
const KEY = 'reels-feed';

interface SavedFeed {
  /** Query that filtered the feed. */
  search: string;
  ids: readonly string[];
}

const isSavedFeed = (found: unknown): found is SavedFeed =>
  typeof found === 'object' && found !== null && 'search' in found && 'ids' in found && Array.isArray(found.ids);

export function saveFeed(feed: SavedFeed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(feed));
  } catch {
    // Storage is full or refused.
  }
}

/** Stored order around a reel; empty if the feed was not left there. */
export function readSavedFeed(search: string, id: string | undefined): readonly string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSavedFeed(found) && found.search === search && id !== undefined && found.ids.includes(id) ? found.ids : [];
  } catch {
    return [];
  }
}
