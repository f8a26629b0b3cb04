import { propertyId } from '../../fixtures/properties.ts';
import { CITIES, subcategoryId } from '../../fixtures/reference.ts';
import { createAdTools } from '../ads.ts';
import { buildFormRequest, buildJsonRequest } from '../client.ts';
import type { FixtureApi } from '../createFixtureApi.ts';
import { addReels, buildReelFields, createReel, reelId } from '../reels.ts';
import { createPictureFile, type LimitedCalls, prepareEach, prepareSame } from './prepare.ts';

export function createSellerCalls(api: FixtureApi) {
  const { buildAdForm, postAd } = createAdTools(api);
  let reelCount = 0;

  return {
    startVideoUpload: { clip: prepareSame(() => buildJsonRequest({ bytes: 1 })) },
    addReel: {
      clip: async ({ token }) => {
        const { id } = await postAd(token);
        return () => ({ init: buildFormRequest(buildReelFields(id)) });
      },
    },
    editReel: {
      clip: async ({ id: user_id, token }) => {
        const { id } = await postAd(token);
        const number = 500 + ++reelCount;
        await addReels(api.database.db, createReel(number, { user_id, property_id: id }));
        return () => ({ id: reelId(number), init: buildFormRequest(buildReelFields(id)) });
      },
    },
    addReelView: {
      'reel view': async () => {
        const number = 500 + ++reelCount;
        await addReels(api.database.db, createReel(number, { property_id: propertyId(2) }));
        return () => ({ id: reelId(number), init: buildJsonRequest({ watched: 50 }) });
      },
    },
    findDuplicates: {
      duplicates: prepareSame(() =>
        buildJsonRequest({
          city: CITIES.newCairo.id,
          action: 'forsell',
          subcategory_id: subcategoryId('housing', 'apartment'),
          size: 165,
          bedrooms: 3,
          price: 4_850_000,
          pictures: [],
        }),
      ),
    },
    addProperty: { post: prepareEach(async () => ({ init: await buildAdForm() })) },
    editProperty: { edit: prepareEach(async () => ({ id: propertyId(2), init: await buildAdForm() })) },
    uploadCompanyPaper: { 'company paper': prepareSame(() => buildFormRequest({ picture: createPictureFile() })) },
    requestCompanyCheck: {
      'company request': prepareSame(() =>
        buildJsonRequest({
          company_name: 'Nile Homes LLC',
          register_number: '123456',
          valid_until: null,
          papers: [propertyId(1)],
        }),
      ),
    },
    uploadPicture: { picture: prepareSame(() => buildFormRequest({ picture: createPictureFile() })) },
  } satisfies Partial<LimitedCalls>;
}
