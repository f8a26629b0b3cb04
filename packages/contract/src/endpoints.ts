import { accountEndpoints } from './accounts/endpoints.ts';
import { alertEndpoints } from './alerts/endpoints.ts';
import { companyEndpoints } from './companies/endpoints.ts';
import { contactEndpoints } from './contact/endpoints.ts';
import { conversationEndpoints } from './conversations/endpoints.ts';
import { engagementEndpoints } from './engagement/endpoints.ts';
import { exportEndpoints } from './exports/endpoints.ts';
import { favoriteEndpoints } from './favorites/endpoints.ts';
import { financeEndpoints } from './finance/endpoints.ts';
import { leadEndpoints } from './leads/endpoints.ts';
import { listingEndpoints } from './listings/endpoints.ts';
import { marketEndpoints } from './market/endpoints.ts';
import { moderationEndpoints } from './moderation/endpoints.ts';
import { myListingsEndpoints } from './myListings/endpoints.ts';
import { operationEndpoints } from './operations/endpoints.ts';
import { paymentEndpoints } from './payments/endpoints.ts';
import { peopleEndpoints } from './people/endpoints.ts';
import { reelEndpoints } from './reels/endpoints.ts';
import { referenceEndpoints } from './reference/endpoints.ts';
import { reportEndpoints } from './reports/endpoints.ts';
import { savedSearchEndpoints } from './savedSearches/endpoints.ts';
import { textEndpoints } from './texts/endpoints.ts';

export { API_PREFIX } from './call/endpoint.ts';

/**
 * Method, path and access of every call by name. Separate from the schemas in `calls.ts`, so that the browser's client
 * carries a few strings instead of a validator.
 */
export const endpoints = {
  ...accountEndpoints,
  ...alertEndpoints,
  ...companyEndpoints,
  ...contactEndpoints,
  ...conversationEndpoints,
  ...engagementEndpoints,
  ...exportEndpoints,
  ...favoriteEndpoints,
  ...financeEndpoints,
  ...leadEndpoints,
  ...listingEndpoints,
  ...marketEndpoints,
  ...moderationEndpoints,
  ...myListingsEndpoints,
  ...operationEndpoints,
  ...paymentEndpoints,
  ...peopleEndpoints,
  ...reelEndpoints,
  ...referenceEndpoints,
  ...reportEndpoints,
  ...savedSearchEndpoints,
  ...textEndpoints,
} as const;

export type CallName = keyof typeof endpoints;
