import { RANKING } from '@mashrabiya/contract';
import type { HeroSearch } from '@mashrabiya/ui';
import type { ListSource } from '../../api/listQueries.ts';

/** The home page's two lists of partners: all superior and all elite ads, newest first within the level. */
export const superiorSource: ListSource = { query: '', filters: { ranking: RANKING.superior }, page: 1 };
export const eliteSource: ListSource = { query: '', filters: { ranking: RANKING.elite }, page: 1 };

export const defaultSearch: HeroSearch = { query: '', action: 'forsell' };

export const toCountSource = ({ query, action, ...filters }: HeroSearch) => ({ query, action, filters });
