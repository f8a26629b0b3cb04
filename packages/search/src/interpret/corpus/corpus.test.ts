import { describe, expect, it } from 'vitest';
import { interpretSample, readCorpus, type Sample } from './corpus.fixture.ts';

const corpus = readCorpus();
const getMeaning = ({ filters, sort, prefer }: Sample) => ({ filters, sort, prefer });
const MIN_SENTENCES = 520;
const MIN_GROUP_SENTENCES = 40;
const MIN_PARSED_SHARE = 0.95;

describe('The corpus of sentences', () => {
  it('is large and balanced, and contains each sentence once', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(MIN_SENTENCES);
    expect(new Set(corpus.map(({ sentence }) => sentence)).size).toBe(corpus.length);
    for (const [, groupSamples] of Object.entries(Object.groupBy(corpus, ({ group }) => group)))
      expect(groupSamples?.length).toBeGreaterThanOrEqual(MIN_GROUP_SENTENCES);
  });

  it('is understood for nineteen of twenty sentences, in total and of everyday ones', () => {
    const computeShare = (samples: readonly Sample[]) =>
      samples.filter(({ isKnownMiss }) => !isKnownMiss).length / samples.length;
    expect(computeShare(corpus)).toBeGreaterThanOrEqual(MIN_PARSED_SHARE);
    expect(computeShare(corpus.filter(({ group }) => group === 'everyday'))).toBeGreaterThanOrEqual(MIN_PARSED_SHARE);
  });

  it.each(corpus.filter(({ isKnownMiss }) => !isKnownMiss))('$group: $sentence', async (sample) => {
    expect(await interpretSample(sample)).toEqual(getMeaning(sample));
  });

  it.each(corpus.filter(({ isKnownMiss }) => isKnownMiss))('not yet: $sentence', async (sample) => {
    expect(await interpretSample(sample)).not.toEqual(getMeaning(sample));
  });
});
