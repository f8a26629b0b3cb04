import type { Ranking } from '@mashrabiya/contract';
import { chooseWeighted } from '../random/chance.ts';
import type { Random } from '../random/random.ts';

export interface Listing {
  ranking: Ranking;
  /** 1 pending, 2 active, 3 expired, 4 rejected. */
  availability: 1 | 2 | 3 | 4;
  createdAt: Date;
  confirmedAt: Date;
  views: number;
  favorites: number;
  leads: number;
}

const DAY_MS = 86_400_000;

/** Maximum age in days: superior ads rank high only while new, elite ads somewhat longer. */
const MAX_AGE_DAYS: Record<Ranking, number> = { 1: 29.8, 2: 17, 3: 8 };
const RANKING_WEIGHTS: Record<Ranking, number> = { 1: 82, 2: 12, 3: 6 };

/** Age of an ad in days: recent ones are more frequent. */
const drawAge = (random: Random, oldest: number): number => 0.02 + oldest * random.next() ** 1.5;

/** Listing state of an ad; `isUnlisted` ones are pending, expired or rejected. */
export function drawListing(random: Random, now: Date, isUnlisted: boolean): Listing {
  const ranking: Ranking = isUnlisted ? 1 : chooseWeighted(random, [1, 2, 3] as const, (rank) => RANKING_WEIGHTS[rank]);
  const availability = isUnlisted
    ? chooseWeighted(random, [1, 3, 4] as const, (state) => ({ 1: 5, 3: 4, 4: 1 })[state])
    : 2;
  const age =
    availability === 3 ? random.between(30.1, 60) : drawAge(random, availability === 1 ? 2 : MAX_AGE_DAYS[ranking]);
  const createdAt = new Date(Math.round((now.getTime() - age * DAY_MS) / 1000) * 1000);
  const confirmed = Math.max(createdAt.getTime(), now.getTime() - random.between(0.1, 6) * DAY_MS);
  const viewCount = availability === 1 || availability === 4 ? 0 : Math.round(age * random.between(4, 22) * ranking);
  const favorites = Math.round(viewCount * random.between(0.01, 0.07));
  return {
    ranking,
    availability,
    createdAt,
    confirmedAt: new Date(Math.round(confirmed / 1000) * 1000),
    views: viewCount,
    favorites,
    leads: Math.round(viewCount * random.between(0.005, 0.03)),
  };
}
