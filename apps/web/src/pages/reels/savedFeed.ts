/** Order of the feed in this visit, so that Back and a reload keep a reel's neighbours. */
const KEY = 'reels-feed';

interface SavedFeed {
  /** Query that filtered the feed. */
  search: string;
  ids: readonly string[];
}

const isSavedFeed = (value: unknown): value is SavedFeed =>
  typeof value === 'object' && value !== null && 'search' in value && 'ids' in value && Array.isArray(value.ids);

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
    const parsedJson: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSavedFeed(parsedJson) && parsedJson.search === search && id !== undefined && parsedJson.ids.includes(id)
      ? parsedJson.ids
      : [];
  } catch {
    return [];
  }
}
