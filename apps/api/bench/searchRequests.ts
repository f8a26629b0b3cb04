import { requestBytes } from './keepAliveClient.ts';
import { address, chance, distinct, filters, KINDS, PLACES } from './requests.ts';

const LETTERS = 'abdehiklmnorstuz ابتحخدرسعفقكلمنهوي';

/** Facet counts for random filters, a quarter of them within a text search. */
export function facetRequests(count: number): string[] {
  const random = chance(5);
  const { below, pick, maybe } = random;
  return distinct(count, () => {
    const text = [pick(KINDS), pick(PLACES)].filter(Boolean).join(' ');
    const query = below(4) === 0 ? text : undefined;
    const max_size = 150 + below(900);
    return requestBytes(address('/facets', { action: maybe('forsell'), query, max_size, ...filters(random) }));
  });
}

/** Typed prefixes of places and kinds; every other one has a typo. */
export function suggestionRequests(count: number): string[] {
  const { below, pick } = chance(6);
  return distinct(count, () => {
    const name = pick([...PLACES, ...PLACES, ...KINDS]) || 'villa';
    const typed = name.slice(0, 1 + below(name.length));
    const wrong = below(2) === 0 ? pick([...LETTERS]) : '';
    const place = below(typed.length + 1);
    return requestBytes(address('/suggestions', { q: typed.slice(0, place) + wrong + typed.slice(place) }));
  });
}

/** Sentences with several conditions. */
export function sentenceRequests(count: number): string[] {
  const { below, pick } = chance(7);
  return distinct(count, () => {
    const place = pick(PLACES);
    const parts = [
      pick(KINDS),
      `${1 + below(6)} غرف`,
      `في ${place}`,
      `under ${1 + below(400) / 10}m`,
      pick(['تقسيط', '']),
    ];
    return requestBytes(address('/interpret', { q: parts.filter(Boolean).join(' ') }));
  });
}
