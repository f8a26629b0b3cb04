export { accountHandlers, mockBlockedProfile, mockProfile, mockWeakProfile } from './account.ts';
export { mockBackgroundJobs } from './backgroundJobs.ts';
export { companyHandlers } from './companies.ts';
export { conversationHandlers, MAILED_CODE } from './conversations.ts';
export { MOCK_SHARE } from './favorites.ts';
export { financeHandlers } from './finance.ts';
export { advisorApplication, advisors } from './fixtures/advisors.ts';
export { categories } from './fixtures/categories.ts';
export { companyCase, companyRequest, verifiedCompany } from './fixtures/companies.ts';
export { configuration } from './fixtures/configuration.ts';
export {
  addPhone,
  addPictures,
  addViewing,
  conversationSummaries,
  conversations,
  reportedConversation,
} from './fixtures/conversations.ts';
export { emptyDraft } from './fixtures/emptyDraft.ts';
export { features } from './fixtures/features.ts';
export {
  mockFinanceEvents,
  mockFinanceOrder,
  mockLedgerSummary,
  mockOrderHistory,
  mockPaymentCase,
  mockPlanVersions,
  mockRefundCase,
  mockSettingVersions,
} from './fixtures/finance.ts';
export type { FixtureLanguage } from './fixtures/language.ts';
export { leads, toLeadDetails } from './fixtures/leads.ts';
export { createPictureFile, listMessagePictures } from './fixtures/messagePictures.ts';
export { mockOrder, mockOwnPlan, mockQuote, mockReceipt, mockRefund, mockTransactions } from './fixtures/orders.ts';
export { cities, governorates } from './fixtures/places.ts';
export { PLAN, planOffer, planOffers } from './fixtures/plans.ts';
export { property, similarProperties, toProperty } from './fixtures/properties.ts';
export { manyPropertyCards, propertyCards } from './fixtures/propertyCards.ts';
export { buildReelId, reels } from './fixtures/reels.ts';
export { reviewReportCase } from './fixtures/reviews.ts';
export { seller } from './fixtures/sellers.ts';
export { articleSummaries, financialTexts, managementTexts, questionGroups, sitePage } from './fixtures/texts.ts';
export { mockUser } from './fixtures/users.ts';
export { createHandlers } from './handlers.ts';
export { leadHandlers } from './leads.ts';
export { endPending, errorResponse, mockCall, mockFailure, mockPending } from './mockCall.ts';
export { moderationHandlers, reportCase, reviewCase, userReportCase } from './moderation.ts';
export { adStatistics, myListingsHandlers, ownAds } from './myListings.ts';
export { mockPlans, orderHandlers } from './orders.ts';
export { postingHandlers } from './posting.ts';
export { reelHandlers, reelReviewHandlers } from './reels.ts';
export { savedSearch, savedSearchHandlers } from './savedSearches.ts';
export { getFacets } from './search/listing.ts';
export { getArea, getBusiestAreas, getMarket } from './search/market.ts';
export { findArticle } from './texts.ts';
export { mockUserRecord, mockUsers } from './userRecords.ts';
