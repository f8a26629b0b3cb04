import { MAX_COMPARED } from '@mashrabiya/contract/constants';

/** What a comparison's address asks for. */
export interface ComparedState {
  /** Of four homes at most, each once, in the address's order. */
  ids: string[];
  /** How many names of the address are no home's. */
  unreadable: number;
  /** The address names more homes than can be compared. */
  tooMany: boolean;
  /** Only the rows in which the homes differ. */
  onlyDifferent: boolean;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** More than any list of homes that somebody means; the rest of a longer address is not looked at. */
const MOST_LETTERS = 2000;

/** Reads an address; whatever stands there, it never breaks the page. */
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
