import type { FixtureApi } from './createFixtureApi.ts';
import { createAccountCalls } from './limitedCalls/accountCalls.ts';
import { createConversationCalls } from './limitedCalls/conversationCalls.ts';
import { createOrderCalls } from './limitedCalls/orderCalls.ts';
import type { LimitedCalls } from './limitedCalls/prepare.ts';
import { createProfileCalls } from './limitedCalls/profileCalls.ts';
import { createSellerCalls } from './limitedCalls/sellerCalls.ts';
import { createVisitorCalls } from './limitedCalls/visitorCalls.ts';

/** Counted requests by call and limit; a missing entry for a declared limit is a type error. */
export const createLimitedCalls = (api: FixtureApi): LimitedCalls => ({
  ...createAccountCalls(api),
  ...createProfileCalls(api),
  ...createConversationCalls(api),
  ...createVisitorCalls(api),
  ...createOrderCalls(api),
  ...createSellerCalls(api),
});
