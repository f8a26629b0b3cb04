import { account } from './account.ts';
import { advice } from './advice.ts';
import { deciding } from './deciding.ts';
import { finance } from './finance.ts';
import { forms } from './forms.ts';
import { map } from './map.ts';
import { market } from './market.ts';
import { moderating } from './moderating.ts';
import { owning } from './owning.ts';
import { paying } from './paying.ts';
import { people } from './people.ts';
import { reading } from './reading.ts';
import { reels } from './reels.ts';
import { visitor } from './visitor.ts';
import { wizard } from './wizard.ts';

/** All texts of the interface. `visitor` is the part that a first visit needs. */
export const ar = {
  ...visitor,
  forms,
  wizard,
  account,
  owning,
  finance,
  paying,
  moderating,
  reels,
  people,
  reading,
  map,
  market,
  advice,
  deciding,
};
