import { common } from './common.ts';
import { finding } from './finding.ts';
import { home } from './home.ts';
import { homes } from './homes.ts';
import { kinds } from './kinds.ts';
import { pages } from './pages.ts';
import { shell } from './shell.ts';
import { states } from './states.ts';
import { vocabulary } from './vocabulary.ts';

/** Texts of a first visit; `homes` is cards, lists and the property page, `pages` is titles and whole-page texts. */
export const visitor = { common, vocabulary, shell, states, finding, home, homes, kinds, pages };
