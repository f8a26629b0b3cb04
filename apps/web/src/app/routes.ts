import { adPreviewRoute } from '../pages/adPreview/route.ts';
import { adStatisticsRoute } from '../pages/adStatistics/route.ts';
import { advisorsRoute } from '../pages/advisors/route.ts';
import { applyAdvisorRoute } from '../pages/applyAdvisor/route.ts';
import { areaRoute } from '../pages/area/route.ts';
import { compareRoute } from '../pages/compare/route.ts';
import { contactRoute } from '../pages/contact/route.ts';
import { demoRoutes } from '../pages/demo/route.ts';
import { favoritesRoute } from '../pages/favorites/route.ts';
import { financeRoute } from '../pages/finance/route.ts';
import { homeRoute } from '../pages/home/route.ts';
import { leadsRoute } from '../pages/leads/route.ts';
import { listRoute, searchRoute } from '../pages/lists/route.ts';
import { loginReturnRoute } from '../pages/loginReturn/route.ts';
import { resetPasswordRoute, stopAlertRoute, verifyEmailRoute } from '../pages/mailLinks/route.ts';
import { messagesRoute } from '../pages/messages/route.ts';
import { moderationRoute } from '../pages/moderation/route.ts';
import { myPropertiesRoute } from '../pages/myProperties/route.ts';
import { articleRoute, newsRoute } from '../pages/news/route.ts';
import { paymentRoutes } from '../pages/payment/route.ts';
import { checkoutRoute, plansRoute, pricingRoute } from '../pages/plans/route.ts';
import { addPropertyRoute, updatePropertyRoute } from '../pages/postAd/route.ts';
import { addReelRoute, recordReelRoute, updateReelRoute } from '../pages/postReel/route.ts';
import { notFoundRoute } from '../pages/problems/route.ts';
import { profileRoute } from '../pages/profile/route.ts';
import { propertyRoute } from '../pages/property/route.ts';
import { providerRoute } from '../pages/provider/route.ts';
import { questionsRoute } from '../pages/questions/route.ts';
import { reelRoutes } from '../pages/reels/route.ts';
import { savedRoute } from '../pages/saved/route.ts';
import { sharedFavoritesRoute } from '../pages/sharedFavorites/route.ts';
import { sitePageRoutes } from '../pages/sitePages/route.ts';
import { financialRoute, managementRoute } from '../pages/topics/route.ts';
import { createMatcher } from '../routing/matcher.ts';
import type { Route } from '../routing/route.ts';

export type { Route } from '../routing/route.ts';
export { notFoundRoute };

/** All pages, in menu order. Matching does not depend on the order. */
export const routes: readonly Route[] = [
  homeRoute,
  listRoute,
  searchRoute,
  propertyRoute,
  providerRoute,
  areaRoute,
  compareRoute,
  savedRoute,
  ...reelRoutes,
  addReelRoute,
  updateReelRoute,
  recordReelRoute,
  profileRoute,
  favoritesRoute,
  sharedFavoritesRoute,
  messagesRoute,
  leadsRoute,
  myPropertiesRoute,
  adPreviewRoute,
  adStatisticsRoute,
  addPropertyRoute,
  updatePropertyRoute,
  plansRoute,
  pricingRoute,
  checkoutRoute,
  ...paymentRoutes,
  moderationRoute,
  financeRoute,
  verifyEmailRoute,
  resetPasswordRoute,
  stopAlertRoute,
  loginReturnRoute,
  advisorsRoute,
  applyAdvisorRoute,
  financialRoute,
  managementRoute,
  newsRoute,
  articleRoute,
  questionsRoute,
  ...sitePageRoutes,
  contactRoute,
  ...demoRoutes,
];

export const matchRoute = createMatcher(routes, notFoundRoute);
