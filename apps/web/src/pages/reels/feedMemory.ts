/** Order of the feed in this visit, so that Back and a reload keep a reel's neighbours. */
const KEY = 'reels-feed';

interface LeftFeed {
  /** Query that filtered the feed. */
  search: string;
  ids: readonly string[];
}

const isLeftFeed = (found: unknown): found is LeftFeed =>
  typeof found === 'object' && found !== null && 'search' in found && 'ids' in found && Array.isArray(found.ids);

export function rememberFeed(feed: LeftFeed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(feed));
  } catch {
    // Storage is full or refused.
  }
}

/** Stored order around a reel; empty if the feed was not left there. */
export function recallFeed(search: string, id: string | undefined): readonly string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isLeftFeed(found) && found.search === search && id !== undefined && found.ids.includes(id) ? found.ids : [];
  } catch {
    return [];
  }
}
