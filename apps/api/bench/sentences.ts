import { isDeepStrictEqual } from 'node:util';
import { interpretSample, readCorpus } from '@mashrabiya/search/corpus';
import { atLeast, type BenchRow } from '../../../bench/row.ts';

const MIN_PERCENT = 95;

/** Share of common sentences that are parsed completely. */
export async function benchSentences(): Promise<BenchRow[]> {
  const corpus = readCorpus();
  let fullyParsedCount = 0;
  for (const sample of corpus) {
    const { filters, sort, prefer } = await interpretSample(sample);
    const isSame = sort === sample.sort && prefer === sample.prefer;
    if (isSame && isDeepStrictEqual({ ...filters }, { ...sample.filters })) fullyParsedCount++;
  }
  const percent = (100 * fullyParsedCount) / corpus.length;
  return [atLeast(`sentences understood whole, of ${corpus.length}`, percent, MIN_PERCENT, '%')];
}
