import { common } from './visitor/common.ts';
import { home } from './visitor/home.ts';
import { kinds } from './visitor/kinds.ts';
import { listings } from './visitor/listings.ts';
import { pages } from './visitor/pages.ts';
import { search } from './visitor/search.ts';
import { shell } from './visitor/shell.ts';
import { states } from './visitor/states.ts';
import { vocabulary } from './visitor/vocabulary.ts';

export const visitor = { common, vocabulary, shell, states, search, home, listings, kinds, pages };
