import { uuidv7 } from '@mashrabiya/contract';
import { choose, sample } from '../random/chance.ts';
import { createRandom, type Random } from '../random/random.ts';
import { createSeededBytes } from '../random/seededBytes.ts';
import type { Provider } from './providers.ts';
import { PRAISE, REPLIES, type ReviewText } from './reviewText.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_REVIEWS = { owner: 5, broker: 14, developer: 18 } as const;
/** Share of reviews with stars only. */
const NO_TEXT_SHARE = 0.1;
/** Share of authors who contacted the provider on the site before. */
const CONTACTED_SHARE = 0.6;
const REPLIED_SHARE = 0.3;

export interface DemoReview {
  id: string;
  provider_id: string;
  author_id: string;
  rating: number;
  text: string;
  has_contacted: boolean;
  reply: string | null;
  replied_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** Whole stars whose average is as near as possible to `average`. */
function createStars(average: number, count: number): number[] {
  const sum = Math.round(average * count);
  const low = Math.floor(sum / count);
  const higherCount = sum - low * count;
  const stars = Array.from({ length: count }, (_, index) => (index < higherCount ? low + 1 : low));
  // Raises the first and lowers the last rating for variety; the average stays.
  const [first, last] = [stars[0], stars.at(-1)];
  if (count > 3 && first !== undefined && last !== undefined && first < 5 && last > 1) {
    stars[0] = first + 1;
    stars[count - 1] = last - 1;
  }
  return stars;
}

const getTextsFor = (stars: number): readonly ReviewText[] =>
  PRAISE[stars >= 5 ? 'glad' : stars === 4 ? 'content' : 'cross'];

function createReply(random: Random, rating: number, at: Date): Pick<DemoReview, 'reply' | 'replied_at'> {
  if (!random.chance(REPLIED_SHARE)) return { reply: null, replied_at: null };
  const { ar, en } = choose(random, REPLIES[rating >= 4 ? 'glad' : 'cross']);
  return { reply: random.chance(0.8) ? ar : en, replied_at: new Date(at.getTime() + random.between(1, 6) * HOUR_MS) };
}

/** Reviews of the providers; authors are the owners among the providers. */
export function createReviews(providers: readonly Provider[], now: Date): DemoReview[] {
  const owners = providers.filter(({ kind }) => kind === 'owner');
  return providers.flatMap((provider) => {
    const random = createRandom(`reviews ${provider.en}`);
    if (provider.rating === null) return [];
    const others = owners.filter(({ id }) => id !== provider.id);
    const authors = sample(random, others, random.integer(2, MAX_REVIEWS[provider.kind]));
    const stars = createStars(provider.rating, authors.length);
    const opened = new Date(provider.activeFrom).getTime();
    return authors.map((author, index) => {
      const rating = stars[index] ?? 5;
      const at = new Date(opened + (now.getTime() - opened) * random.between(0.3, 0.98) - DAY_MS / 4);
      const texts = choose(random, getTextsFor(rating));
      const text = random.chance(NO_TEXT_SHARE) ? '' : random.chance(0.8) ? texts.ar : texts.en;
      return {
        id: uuidv7(at, createSeededBytes(random)),
        ...{
          provider_id: provider.id,
          author_id: author.id,
          rating,
          text,
          has_contacted: random.chance(CONTACTED_SHARE),
        },
        created_at: at,
        updated_at: at,
        ...createReply(random, rating, at),
      };
    });
  });
}
