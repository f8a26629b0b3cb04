import { describe, expect, it } from 'vitest';
import { readCorpus, understoodOf } from './corpus.fixture.ts';

const corpus = readCorpus();
const FEWEST = 300;
const FEWEST_OF_A_GROUP = 40;

describe('The corpus of sentences', () => {
  it('is large and balanced, and holds each sentence once', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(corpus.map(({ sentence }) => sentence)).size).toBe(corpus.length);
    for (const [, own] of Object.entries(Object.groupBy(corpus, ({ group }) => group)))
      expect(own?.length).toBeGreaterThanOrEqual(FEWEST_OF_A_GROUP);
  });

  it.each(corpus.filter(({ isKnownMiss }) => !isKnownMiss))('$group: $sentence', (sample) => {
    expect(understoodOf(sample)).toEqual({ filters: sample.filters, prefer: sample.prefer });
  });

  it.each(corpus.filter(({ isKnownMiss }) => isKnownMiss))('not yet: $sentence', (sample) => {
    expect(understoodOf(sample)).not.toEqual({ filters: sample.filters, prefer: sample.prefer });
  });
});
