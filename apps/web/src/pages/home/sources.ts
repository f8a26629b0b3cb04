import type { ListSource } from '../../api/queries.ts';

/** The home page's two lists of partners: every superior ad, every elite ad, newest first within the rank. */
export const superiorSource: ListSource = { query: '', filters: { ranking: 3 }, page: 1 };
export const eliteSource: ListSource = { query: '', filters: { ranking: 2 }, page: 1 };

/** What the hero's search finds while it is empty. */
export const firstCount = { query: '', action: 'forsell', filters: {} } as const;
