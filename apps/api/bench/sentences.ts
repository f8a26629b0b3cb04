import { isDeepStrictEqual } from 'node:util';
import { readCorpus, understoodOf } from '@mashrabiya/search/corpus';
import { atLeast, type BenchRow } from '../../../bench/row.ts';

const FEWEST_PERCENT = 95;

/** Share of common sentences that are parsed completely. */
export function benchSentences(): BenchRow[] {
  const corpus = readCorpus();
  const whole = corpus.filter((sample) => {
    const { filters, sort, prefer } = understoodOf(sample);
    const isSame = sort === sample.sort && prefer === sample.prefer;
    return isSame && isDeepStrictEqual({ ...filters }, { ...sample.filters });
  });
  const percent = (100 * whole.length) / corpus.length;
  return [atLeast(`sentences understood whole, of ${corpus.length}`, percent, FEWEST_PERCENT, '%')];
}
