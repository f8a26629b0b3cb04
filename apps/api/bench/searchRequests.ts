import { encodeRequest } from './keepAliveClient.ts';
import { buildPath, createRequestRandom, generateDistinct, generateFilters, KINDS, PLACES } from './requests.ts';

const LETTERS = 'abdehiklmnorstuz ابتحخدرسعفقكلمنهوي';

/** Facet counts for random filters, a quarter of them within a text search. */
export function buildFacetRequests(count: number): string[] {
  const random = createRequestRandom(5);
  const { below, pick, maybe } = random;
  return generateDistinct(count, () => {
    const text = [pick(KINDS), pick(PLACES)].filter(Boolean).join(' ');
    const query = below(4) === 0 ? text : undefined;
    const max_size = 150 + below(900);
    return encodeRequest(
      buildPath('/facets', { action: maybe('forsell'), query, max_size, ...generateFilters(random) }),
    );
  });
}

/** Typed prefixes of places and kinds; every other one has a typo. */
export function buildSuggestionRequests(count: number): string[] {
  const { below, pick } = createRequestRandom(6);
  return generateDistinct(count, () => {
    const name = pick([...PLACES, ...PLACES, ...KINDS]) || 'villa';
    const prefix = name.slice(0, 1 + below(name.length));
    const typo = below(2) === 0 ? pick([...LETTERS]) : '';
    const typoIndex = below(prefix.length + 1);
    return encodeRequest(buildPath('/suggestions', { q: prefix.slice(0, typoIndex) + typo + prefix.slice(typoIndex) }));
  });
}

export function buildSentenceRequests(count: number): string[] {
  const { below, pick } = createRequestRandom(7);
  return generateDistinct(count, () => {
    const place = pick(PLACES);
    const parts = [
      pick(KINDS),
      `${1 + below(6)} غرف`,
      `في ${place}`,
      `under ${1 + below(400) / 10}m`,
      pick(['تقسيط', '']),
    ];
    return encodeRequest(buildPath('/interpret', { q: parts.filter(Boolean).join(' ') }));
  });
}
