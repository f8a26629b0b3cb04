import { common } from './common.ts';
import { home } from './home.ts';
import { kinds } from './kinds.ts';
import { listings } from './listings.ts';
import { pages } from './pages.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { states } from './states.ts';
import { vocabulary } from './vocabulary.ts';

export const visitor = { common, vocabulary, shell, states, search, home, listings, kinds, pages };
