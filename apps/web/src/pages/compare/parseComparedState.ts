import { MAX_COMPARED } from '@mashrabiya/contract/constants';

export interface ComparedState {
  /** At most four unique ids, in the URL's order. */
  ids: string[];
  /** Number of invalid ids in the URL. */
  unreadableCount: number;
  /** True when the URL names more properties than can be compared. */
  hasTooMany: boolean;
  showsOnlyDifferent: boolean;
}

const ID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Length limit of ids read from a URL; the rest is ignored. */
const MAX_PARAM_LENGTH = 2000;

/** Parses the compared ids from a URL; never throws. */
export function parseComparedState(search: URLSearchParams): ComparedState {
  const requestedTexts = (search.get('homes') ?? '')
    .slice(0, MAX_PARAM_LENGTH)
    .toLowerCase()
    .split(/[\s,،]+/);
  const texts = [...new Set(requestedTexts.filter(Boolean))];
  const ids = texts.filter((text) => ID_PATTERN.test(text));
  return {
    ids: ids.slice(0, MAX_COMPARED),
    unreadableCount: texts.length - ids.length,
    hasTooMany: ids.length > MAX_COMPARED,
    showsOnlyDifferent: search.get('show') === 'different',
  };
}
