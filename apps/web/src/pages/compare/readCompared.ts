import { MAX_COMPARED } from '@mashrabiya/contract/constants';

/** Parsed URL of a comparison. */
export interface ComparedState {
  /** At most four unique ids, in the URL's order. */
  ids: string[];
  /** Number of invalid ids in the URL. */
  unreadable: number;
  /** Whether the URL names more homes than can be compared. */
  tooMany: boolean;
  /** Whether only differing rows are shown. */
  onlyDifferent: boolean;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Limit of ids read from a URL; the rest is ignored. */
const MOST_LETTERS = 2000;

/** Parses the compared homes from a URL; never throws. */
export function readCompared(search: URLSearchParams): ComparedState {
  const named = (search.get('homes') ?? '')
    .slice(0, MOST_LETTERS)
    .toLowerCase()
    .split(/[\s,،]+/);
  const texts = [...new Set(named.filter(Boolean))];
  const ids = texts.filter((text) => ID.test(text));
  return {
    ids: ids.slice(0, MAX_COMPARED),
    unreadable: texts.length - ids.length,
    tooMany: ids.length > MAX_COMPARED,
    onlyDifferent: search.get('show') === 'different',
  };
}
