import type { Handler } from '../../app/callHandler.ts';
import { toPublicUser } from '../../catalogue/rules/property.ts';
import { findApplication } from '../repository/advisors.ts';
import { countStars, findOfferedListingIds } from '../repository/providers.ts';
import { toAdvisor } from '../rules/toAdvisor.ts';
import { findVisibleProvider } from '../services/findVisibleProvider.ts';

/** A provider's page: a user who has ever offered a listing, or an advisor. */
export const getProvider: Handler<'getProvider'> = async ({ params }, { db, reference, language, now }) => {
  const provider = await findVisibleProvider(db, params.id);
  const [listings, starCounts, application] = await Promise.all([
    findOfferedListingIds(db, provider.id),
    countStars(db, provider.id),
    findApplication(db, provider.id),
  ]);
  const { rating, name_ar, name_en } = provider;
  const reviews = starCounts[1] + starCounts[2] + starCounts[3] + starCounts[4] + starCounts[5];
  const advisor = application?.state === 'accepted' ? { ...application, rating, reviews, name_ar, name_en } : null;
  return {
    data: {
      ...toPublicUser(provider, { language, now }),
      homes: listings.length,
      reviews,
      stars: starCounts,
      advisor: advisor && toAdvisor(advisor, { reference, language }),
    },
  };
};
