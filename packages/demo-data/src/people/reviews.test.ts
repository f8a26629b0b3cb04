import { expect, it } from 'vitest';
import { createProviders } from './providers.ts';
import { createReviews } from './reviews.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const providers = createProviders(NOW);
const reviews = createReviews(providers, NOW);

it('rates a provider by others, once each, between the registration and now', () => {
  const pairs = reviews.map(({ provider_id, author_id }) => `${provider_id} ${author_id}`);
  expect(new Set(pairs).size).toBe(reviews.length);
  for (const { provider_id, author_id, created_at } of reviews) {
    expect(author_id).not.toBe(provider_id);
    const provider = providers.find(({ id }) => id === provider_id);
    expect(created_at.getTime()).toBeGreaterThan(new Date(provider?.activeFrom ?? NOW).getTime());
    expect(created_at.getTime()).toBeLessThan(NOW.getTime());
  }
});

it('matches the provider’s intended rating', () => {
  for (const { id, rating } of providers) {
    const ownReviews = reviews.filter(({ provider_id }) => provider_id === id);
    if (rating === null) expect(ownReviews).toEqual([]);
    else
      expect(
        Math.abs(ownReviews.reduce((sum, review) => sum + review.rating, 0) / ownReviews.length - rating),
      ).toBeLessThan(0.3);
  }
});

it('is deterministic for a day', () => {
  expect(createReviews(createProviders(NOW), NOW)).toEqual(reviews);
});
