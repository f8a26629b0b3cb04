import { describe, expect, it } from 'vitest';
import { readCorpus, type Sample, understoodOf } from './corpus.fixture.ts';

const corpus = readCorpus();
const meaningOf = ({ filters, sort, prefer }: Sample) => ({ filters, sort, prefer });
const FEWEST = 520;
const FEWEST_OF_A_GROUP = 40;
const LEAST_UNDERSTOOD = 0.95;

describe('The corpus of sentences', () => {
  it('is large and balanced, and contains each sentence once', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(corpus.map(({ sentence }) => sentence)).size).toBe(corpus.length);
    for (const [, own] of Object.entries(Object.groupBy(corpus, ({ group }) => group)))
      expect(own?.length).toBeGreaterThanOrEqual(FEWEST_OF_A_GROUP);
  });

  it('is understood for nineteen of twenty sentences, in total and of everyday ones', () => {
    const shareOf = (samples: readonly Sample[]) =>
      samples.filter(({ isKnownMiss }) => !isKnownMiss).length / samples.length;
    expect(shareOf(corpus)).toBeGreaterThanOrEqual(LEAST_UNDERSTOOD);
    expect(shareOf(corpus.filter(({ group }) => group === 'everyday'))).toBeGreaterThanOrEqual(LEAST_UNDERSTOOD);
  });

  it.each(corpus.filter(({ isKnownMiss }) => !isKnownMiss))('$group: $sentence', (sample) => {
    expect(understoodOf(sample)).toEqual(meaningOf(sample));
  });

  it.each(corpus.filter(({ isKnownMiss }) => isKnownMiss))('not yet: $sentence', (sample) => {
    expect(understoodOf(sample)).not.toEqual(meaningOf(sample));
  });
});
