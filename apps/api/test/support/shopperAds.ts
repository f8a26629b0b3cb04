import { AD_TYPES, AVAILABILITY, type Ranking, uuidv7 } from '@mashrabiya/contract';
import { expect } from 'vitest';
import { saveUpload } from '../../src/media/repository/uploads.ts';
import { AD_FIELDS } from './ads.ts';
import { buildFormRequest, buildJsonRequest, buildPost, withToken } from './client.ts';
import type { FixtureApi } from './createFixtureApi.ts';
import type { ModelAd, ModelAdCredit, ModelUser, Shopper } from './shopModel.ts';

/** Actions of shoppers on ads, and of their moderators, in the product and in its model. */
export function createShopperAds(api: FixtureApi) {
  let adNumber = 0;
  const ownerByAdId = new Map<string, { model: ModelUser; ad: ModelAd }>();

  /** Sends the form of an ad; returns its id, or undefined if no ad of its rank was left. */
  async function submit({ id: userId, token }: Shopper, path: string, ranking: Ranking): Promise<string | undefined> {
    const now = api.services.clock();
    const img_name = `p${userId.replaceAll('-', '')}`;
    const picture = { img_name, width: 4, height: 3, thumbhash: '', alt_ar: '', alt_en: '' };
    await saveUpload(api.database.db, { userId, picture, now });
    const size = String(100 + (++adNumber % 5000));
    const adFields = { ranking: String(ranking), size, price: String(1_000_000 + adNumber * 997) };
    const form = buildFormRequest({
      ...AD_FIELDS,
      ...adFields,
      draft_id: uuidv7(now),
      pictures: [img_name],
      cover_img: img_name,
    });
    const answer = await api.client.request(path, withToken(token, form));
    if (answer.status === 200) return (await answer.json()).data.id;
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'no_ads_left' }] });
    return undefined;
  }

  /** Records a new ad in the model. */
  function addAd(model: ModelUser, id: string, paidBy: ModelAdCredit): void {
    const ad: ModelAd = { id, state: 'pending', paidBy };
    model.ads.push(ad);
    ownerByAdId.set(id, { model, ad });
  }

  async function post(shopper: Shopper, ranking: Ranking): Promise<void> {
    const id = await submit(shopper, '/properties', ranking);
    const { model } = shopper;
    const adCredit = model.use(ranking);
    expect(id !== undefined, `an ad of ${AD_TYPES[ranking]}`).toBe(adCredit !== undefined);
    if (!id || !adCredit) return;
    addAd(model, id, adCredit);
  }

  /** Resubmits a rejected ad, which costs as much as a new one. */
  async function postAgain(shopper: Shopper, ad: ModelAd, ranking: Ranking): Promise<void> {
    const id = await submit(shopper, `/properties/${ad.id}`, ranking);
    const adCredit = shopper.model.use(ranking);
    expect(id !== undefined).toBe(adCredit !== undefined);
    if (adCredit) Object.assign(ad, { state: 'pending', paidBy: adCredit });
  }

  /** Edits an active ad for free; the approved version stays on offer. */
  async function edit(shopper: Shopper, ad: ModelAd, ranking: Ranking): Promise<void> {
    expect(await submit(shopper, `/properties/${ad.id}`, ranking)).toBe(ad.id);
    ad.isEditPending = (await fetchOwnProperty(shopper, ad)).edit !== null;
  }

  const fetchOwnProperty = ({ token }: Shopper, { id }: ModelAd) =>
    api.client.fetchData('getOwnProperty', `/user/profile/properties/${id}`, withToken(token));

  async function renew({ token, model }: Shopper, ad: ModelAd, ranking: Ranking): Promise<void> {
    const { status } = await api.client.request(`/properties/${ad.id}/renew`, buildPost(token, { ranking }));
    if (ad.nextPaidBy) return expect(status).toBe(409);
    const adCredit = model.use(ranking);
    expect(status).toBe(adCredit ? 200 : 409);
    if (adCredit) model.renew(ad, adCredit, api.services.clock());
  }

  /** Renews an active ad and closes it at once: it is paid ahead and returned, or ends and begins again. */
  async function renewAndClose(shopper: Shopper, ad: ModelAd, ranking: Ranking): Promise<void> {
    const { token, model } = shopper;
    const [renewed, closed] = await Promise.all([
      api.client.request(`/properties/${ad.id}/renew`, buildPost(token, { ranking })),
      api.client.request(`/properties/${ad.id}/close`, buildPost(token, {})),
    ]);
    expect(closed.status).toBe(200);
    const now = api.services.clock();
    const isAhead = (await fetchOwnProperty(shopper, ad)).availability !== AVAILABILITY.active;
    if (!isAhead) model.close(ad, now);
    const adCredit = renewed.status === 200 ? model.use(ranking) : undefined;
    expect(adCredit !== undefined).toBe(renewed.status === 200);
    if (adCredit) model.renew(ad, adCredit, now);
    if (isAhead) model.close(ad, now);
  }

  /** Two moderators review the oldest ads concurrently; one approves and one rejects. */
  async function review(moderators: readonly string[]): Promise<void> {
    await Promise.all(
      moderators.map(async (token, index) => {
        const { data } = await api.client.fetchAnswer('claimReview', '/moderation/claims', buildPost(token));
        if (!data) return;
        const isAccepted = index === 0;
        const { property, submitted_at } = data;
        const decision = isAccepted ? { decision: 'accepted' } : { decision: 'rejected', reasons: ['other'] };
        const body = buildJsonRequest({ ...decision, submitted_at });
        await api.client.fetchAnswer('decideReview', `/moderation/properties/${property.id}`, withToken(token, body));
        const ownedAd = ownerByAdId.get(property.id);
        ownedAd?.model.review(ownedAd.ad, isAccepted, api.services.clock());
      }),
    );
  }

  return { submit, addAd, post, postAgain, edit, renew, renewAndClose, review };
}
