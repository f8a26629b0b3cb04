export const SEARCH_ENGINES = ['memory', 'postgres'] as const;
export type SearchEngine = (typeof SEARCH_ENGINES)[number];
