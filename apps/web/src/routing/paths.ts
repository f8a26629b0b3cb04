import { adPreviewHref } from '../pages/adPreview/route.ts';
import { adStatisticsHref } from '../pages/adStatistics/route.ts';
import { advisorsHref } from '../pages/advisors/route.ts';
import { applyAdvisorHref } from '../pages/applyAdvisor/route.ts';
import { areaHref } from '../pages/area/route.ts';
import { compareHref } from '../pages/compare/route.ts';
import { contactHref } from '../pages/contact/route.ts';
import { favoritesHref } from '../pages/favorites/route.ts';
import { financeHref } from '../pages/finance/route.ts';
import { homeHref } from '../pages/home/route.ts';
import { listHrefs } from '../pages/lists/route.ts';
import { loginReturnHref } from '../pages/loginReturn/route.ts';
import { mailLinkHrefs } from '../pages/mailLinks/route.ts';
import { moderationHref } from '../pages/moderation/route.ts';
import { myPropertiesHref, myReelsHref } from '../pages/myProperties/route.ts';
import { articleHref, newsHref } from '../pages/news/route.ts';
import { paymentHrefs } from '../pages/payment/route.ts';
import { plansHrefs } from '../pages/plans/route.ts';
import { postAdHrefs } from '../pages/postAd/route.ts';
import { postReelHrefs } from '../pages/postReel/route.ts';
import { profileHref } from '../pages/profile/route.ts';
import { propertyHref } from '../pages/property/route.ts';
import { providerHref } from '../pages/provider/route.ts';
import { questionsHref } from '../pages/questions/route.ts';
import { reelHrefs } from '../pages/reels/route.ts';
import { savedHref } from '../pages/saved/route.ts';
import { sharedFavoritesHref } from '../pages/sharedFavorites/route.ts';
import { sitePageHrefs } from '../pages/sitePages/route.ts';
import { topicHrefs } from '../pages/topics/route.ts';

export { comparePath } from '../pages/compare/route.ts';
export { searchPath } from '../pages/lists/route.ts';

/** Link builders of all pages, from their routes. */
export const paths = {
  home: homeHref,
  ...listHrefs,
  property: propertyHref,
  provider: providerHref,
  area: areaHref,
  compare: compareHref,
  profile: profileHref,
  favorites: favoritesHref,
  sharedFavorites: sharedFavoritesHref,
  saved: savedHref,
  myProperties: myPropertiesHref,
  myReels: myReelsHref,
  ...postAdHrefs,
  ...plansHrefs,
  ...paymentHrefs,
  adPreview: adPreviewHref,
  adStatistics: adStatisticsHref,
  moderation: moderationHref,
  finance: financeHref,
  ...mailLinkHrefs,
  loginReturn: loginReturnHref,
  ...reelHrefs,
  ...postReelHrefs,
  advisors: advisorsHref,
  applyAdvisor: applyAdvisorHref,
  ...topicHrefs,
  news: newsHref,
  article: articleHref,
  questions: questionsHref,
  ...sitePageHrefs,
  contact: contactHref,
} as const;
