import type { HeroSearch } from '@mashrabiya/ui';
import type { ListSource } from '../../api/queries.ts';

/** The home page's two lists of partners: every superior ad, every elite ad, newest first within the rank. */
export const superiorSource: ListSource = { query: '', filters: { ranking: 3 }, page: 1 };
export const eliteSource: ListSource = { query: '', filters: { ranking: 2 }, page: 1 };

/** The hero's search before anything is typed. */
export const firstSearch: HeroSearch = { query: '', action: 'forsell' };

/** What a hero's search counts. */
export const countSource = ({ query, action, ...filters }: HeroSearch) => ({ query, action, filters });
