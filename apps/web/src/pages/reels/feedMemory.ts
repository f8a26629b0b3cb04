/** The order of the feed as it was left in this visit, so that Back and a reload find the clip among the same others. */
const KEY = 'reels-feed';

interface LeftFeed {
  /** The query that it was narrowed by. */
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

/** The order that a clip stood in; empty unless the feed was left there. */
export function recallFeed(search: string, id: string | undefined): readonly string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isLeftFeed(found) && found.search === search && id !== undefined && found.ids.includes(id) ? found.ids : [];
  } catch {
    return [];
  }
}
