/** Where listings are searched: in an index in this node's memory, or in one in the database. */
export const SEARCH_ENGINES = ['memory', 'postgres'] as const;
export type SearchEngine = (typeof SEARCH_ENGINES)[number];
