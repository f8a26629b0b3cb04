import { account } from './account.ts';
import { advice } from './advice.ts';
import { articles } from './articles.ts';
import { compare } from './compare.ts';
import { finance } from './finance.ts';
import { forms } from './forms.ts';
import { leads } from './leads.ts';
import { map } from './map.ts';
import { market } from './market.ts';
import { messages } from './messages.ts';
import { moderation } from './moderation.ts';
import { myListings } from './myListings.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { reels } from './reels.ts';
import { reporting } from './reporting.ts';
import { savedSearches } from './savedSearches.ts';
import { visitor } from './visitor.ts';
import { wizard } from './wizard.ts';

export const en = {
  ...visitor,
  forms,
  wizard,
  account,
  myListings,
  finance,
  payments,
  moderation,
  messages,
  leads,
  reels,
  people,
  articles,
  map,
  market,
  advice,
  compare,
  reporting,
  savedSearches,
};
