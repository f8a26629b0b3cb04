import { isDeepStrictEqual } from 'node:util';
import { interpretSample, readCorpus } from '@mashrabiya/search/corpus';
import { atLeast, type BenchRow } from '../../../bench/row.ts';

const MIN_PERCENT = 95;

/** Share of common sentences that are parsed completely. */
export function benchSentences(): BenchRow[] {
  const corpus = readCorpus();
  const fullyParsed = corpus.filter((sample) => {
    const { filters, sort, prefer } = interpretSample(sample);
    const isSame = sort === sample.sort && prefer === sample.prefer;
    return isSame && isDeepStrictEqual({ ...filters }, { ...sample.filters });
  });
  const percent = (100 * fullyParsed.length) / corpus.length;
  return [atLeast(`sentences understood whole, of ${corpus.length}`, percent, MIN_PERCENT, '%')];
}
