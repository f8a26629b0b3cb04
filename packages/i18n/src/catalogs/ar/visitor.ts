import { common } from './visitor/common.ts';
import { home } from './visitor/home.ts';
import { kinds } from './visitor/kinds.ts';
import { listings } from './visitor/listings.ts';
import { pages } from './visitor/pages.ts';
import { search } from './visitor/search.ts';
import { shell } from './visitor/shell.ts';
import { states } from './visitor/states.ts';
import { vocabulary } from './visitor/vocabulary.ts';

/** Texts of a first visit; `listings` is cards, lists and the property page, `pages` is titles and whole-page texts. */
export const visitor = { common, vocabulary, shell, states, search, home, listings, kinds, pages };
