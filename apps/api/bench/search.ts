import { FINDING_CONCURRENT, latencies, quantile } from './load.ts';
import { mapRequests } from './mapRequests.ts';
import { filteredRequests, listRequests } from './requests.ts';
import { facetRequests, sentenceRequests, suggestionRequests } from './searchRequests.ts';

/** Requests of searching visitors, twenty at once; budgets in ms at p95. */
export const MIXES = [
  { name: 'List pages', requests: listRequests, budget: 40 },
  { name: 'Filtered list pages', requests: filteredRequests, budget: 40 },
  { name: 'Maps of clusters, pins and dots', requests: mapRequests, budget: 60 },
  { name: 'Counts of every choice', requests: facetRequests, budget: 120 },
  { name: 'Suggestions', requests: suggestionRequests, budget: 30 },
  { name: 'Sentences as filters', requests: sentenceRequests, budget: 120 },
] as const;
/** Budget in ms of a map pan without other load. */
const PAN_BUDGET = 100;
const WARM_UP = 400;
const MEASURED = 1_200;
const PANS = 300;

export interface Measured {
  name: string;
  value: number;
  budget: number;
}

/** p95 in milliseconds of each mix, then the longest of several pans, one after the other. All requests differ. */
export async function measureSearch(port: number): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const { name, requests, budget } of MIXES) {
    const all = requests(WARM_UP + MEASURED);
    await latencies(port, all.slice(0, WARM_UP), FINDING_CONCURRENT);
    const taken = await latencies(port, all.slice(WARM_UP), FINDING_CONCURRENT);
    rows.push({ name: `${name}, p95 in ms, ${FINDING_CONCURRENT} at once`, value: quantile(taken, 0.95), budget });
  }
  const pans = mapRequests(WARM_UP + MEASURED + PANS).slice(-PANS);
  const taken = await latencies(port, pans, 1);
  rows.push({ name: 'A pan of the map, the longest in ms', value: Math.max(...taken), budget: PAN_BUDGET });
  return rows;
}
