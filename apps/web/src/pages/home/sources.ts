import { RANKING } from '@mashrabiya/contract';
import type { HeroSearch } from '@mashrabiya/ui';
import type { ListSource } from '../../api/lists.ts';

/** The home page's two lists of partners: every superior ad, every elite ad, newest first within the rank. */
export const superiorSource: ListSource = { query: '', filters: { ranking: RANKING.superior }, page: 1 };
export const eliteSource: ListSource = { query: '', filters: { ranking: RANKING.elite }, page: 1 };

/** The hero's search before anything is typed. */
export const firstSearch: HeroSearch = { query: '', action: 'forsell' };

/** Source of the hero's count. */
export const countSource = ({ query, action, ...filters }: HeroSearch) => ({ query, action, filters });
