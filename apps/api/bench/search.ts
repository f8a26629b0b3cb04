import { computeQuantile, measureLatencies, SEARCH_CONCURRENCY } from './load.ts';
import { buildMapRequests } from './mapRequests.ts';
import { buildFilteredRequests, buildListRequests } from './requests.ts';
import { buildFacetRequests, buildSentenceRequests, buildSuggestionRequests } from './searchRequests.ts';

/** Requests of searching visitors, twenty at once; budgets in ms at p95. */
const MIXES = [
  { name: 'List pages', requests: buildListRequests, budget: 40 },
  { name: 'Filtered list pages', requests: buildFilteredRequests, budget: 40 },
  { name: 'Maps of clusters, pins and dots', requests: buildMapRequests, budget: 60 },
  { name: 'Counts of every choice', requests: buildFacetRequests, budget: 120 },
  { name: 'Suggestions', requests: buildSuggestionRequests, budget: 30 },
  { name: 'Sentences as filters', requests: buildSentenceRequests, budget: 120 },
] as const;
/** Budget in ms of a map pan without other load. */
const PAN_BUDGET_MS = 100;
const WARM_UP = 400;
const MEASURED_REQUESTS = 1_200;
const PAN_COUNT = 300;

export interface Measurement {
  name: string;
  value: number;
  budget: number;
}

/** p95 in milliseconds of each mix, then the longest of several pans, one after the other. All requests differ. */
export async function measureSearch(port: number): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const { name, requests, budget } of MIXES) {
    const requestsOfMix = requests(WARM_UP + MEASURED_REQUESTS);
    await measureLatencies(port, requestsOfMix.slice(0, WARM_UP), SEARCH_CONCURRENCY);
    const durations = await measureLatencies(port, requestsOfMix.slice(WARM_UP), SEARCH_CONCURRENCY);
    rows.push({
      name: `${name}, p95 in ms, ${SEARCH_CONCURRENCY} at once`,
      value: computeQuantile(durations, 0.95),
      budget,
    });
  }
  const panRequests = buildMapRequests(WARM_UP + MEASURED_REQUESTS + PAN_COUNT).slice(-PAN_COUNT);
  const durations = await measureLatencies(port, panRequests, 1);
  rows.push({ name: 'A pan of the map, the longest in ms', value: Math.max(...durations), budget: PAN_BUDGET_MS });
  return rows;
}
