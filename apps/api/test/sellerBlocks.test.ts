import { randomUUID } from 'node:crypto';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { expect, it, vi } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { BLOCK_REASON, createReviewTools, UNBLOCK_REASON } from './support/reviews.ts';
import { createShop } from './support/shop.ts';

const DAY_MS = 86_400_000;
const UNKNOWN_ID = '01900000-0000-7000-8000-00000000ffff';

describeBothEngines('A block of a seller', (open) => {
  const api = createFixtureApi(open);
  const ads = createAdTools(api);
  const { buildAdForm, createUser, createUsers, postAd, fetchOwnAds, changeAd, acceptAll, createListing } = ads;
  const { fetchPageStatus, readMails, readSubjects, runJobs } = ads;
  const { blockUser, unblockUser, fetchEvents } = createReviewTools(api, ads);

  /** A new login of a user whose sessions were ended. */
  async function logInAgain(account: { email: string; password: string }): Promise<string> {
    const answer = await api.client.fetchAnswer('login', '/login', buildJsonRequest(account));
    if (!('token' in answer)) throw new Error(`${account.email} has a second step`);
    return answer.token;
  }
  async function fetchTotals() {
    const [list, map, facets] = await Promise.all([
      api.client.fetchAnswer('listForSale', '/forsell'),
      api.client.fetchAnswer('getMap', '/map?zoom=5&box=22,24,32,37&action=forsell'),
      api.client.fetchAnswer('getFacets', '/facets?action=forsell'),
    ]);
    return [list.total_properties, map.total, facets.total];
  }

  it('removes ads from lists, map and counts, and refuses posting until it ends', async () => {
    const { seller, id } = await createListing();
    const pendingAd = await postAd(seller.token);
    const moderator = await createUser('moderator');
    const fetchFaults = (action: 'block' | 'unblock', reason: object) =>
      api.client.fetchFaults(`/moderation/sellers/${seller.id}/${action}`, buildPost(moderator.token, reason));
    const fetchLog = (kind: string) => fetchEvents(moderator.token, `person=${seller.id}&kind=${kind}`);
    const buildLog = ({ reason_ar, reason_en }: typeof BLOCK_REASON) => ({
      total: 1,
      data: [{ note: `${reason_ar}\n${reason_en}` }],
    });
    const totalsBefore = await fetchTotals();
    expect(await fetchFaults('block', { reason_ar: 'سبب' })).toEqual(['block_reason_required /reason_en']);
    await blockUser(moderator.token, seller.id);
    expect(await fetchTotals()).toEqual(totalsBefore.map((total) => total - 1));
    expect(await fetchPageStatus(id)).toBe(410);
    // The sessions end; the reason is shown at the next login.
    expect(await api.client.fetchStatus('/user/profile/properties', withToken(seller.token))).toBe(401);
    const token = await logInAgain(seller);
    const page = await fetchOwnAds(token);
    expect(page.blocked?.reason).toBe(BLOCK_REASON.reason_ar);
    const profile = await api.client.fetchData('getProfile', '/user/profile', withToken(token));
    expect(profile.blocked).toEqual(page.blocked);
    expect(page.data.find((ad) => ad.id === id)).toMatchObject({ availability: 3, withheld: 'blocked' });
    for (const [path, init] of [
      ['/properties', await buildAdForm()],
      [`/properties/${id}`, await buildAdForm()],
      [`/properties/${id}/renew`, buildJsonRequest({ ranking: 1 })],
      [`/properties/${id}/resume`, { method: 'POST' }],
      ['/orders', buildJsonRequest(createShop(api).buildOrder())],
      [`/orders/${randomUUID()}/checkout`, { method: 'POST' }],
    ] as const) {
      const refusal = await api.client.fetchRefusal(path, withToken(token, init));
      expect(refusal, path).toMatchObject({ status: 403, faults: ['account_blocked'] });
    }
    await acceptAll();
    expect(await fetchPageStatus(pendingAd.id)).toBe(404);
    expect(await readSubjects(seller.email)).toContain(mails.seller_blocked.subject);

    expect(await fetchFaults('unblock', { reason_en: 'A reason' })).toEqual(['unblock_reason_required /reason_ar']);
    await unblockUser(moderator.token, seller.id);
    expect(await fetchTotals()).toEqual(totalsBefore);
    expect((await fetchOwnAds(token)).blocked).toBeNull();
    expect(await fetchLog('blocked')).toMatchObject(buildLog(BLOCK_REASON));
    expect(await fetchLog('unblocked')).toMatchObject(buildLog(UNBLOCK_REASON));
    const mail = (await readMails(seller.email)).find(({ subject }) => subject === mails.seller_unblocked.subject);
    expect(mail?.plain).toContain(UNBLOCK_REASON.reason_ar);
    expect(await fetchFaults('unblock', UNBLOCK_REASON)).toEqual(['seller_not_blocked']);
  });

  it('ends after an ad’s period, and the next paid period begins', async () => {
    const { seller, id } = await createListing();
    const renewal = buildPost(seller.token, { ranking: 1 });
    await api.client.fetchData('renewProperty', `/properties/${id}/renew`, renewal);
    await blockUser((await createUser('moderator')).token, seller.id);
    api.advanceTime(31 * DAY_MS);
    // The job of the period's end has not run yet.
    await unblockUser((await createUser('moderator')).token, seller.id);
    await runJobs();
    expect(await fetchPageStatus(id)).toBe(200);
    const ad = (await fetchOwnAds(await logInAgain(seller))).data.find((ownAd) => ownAd.id === id);
    expect(ad).toMatchObject({ availability: 2, next_pack: null });
    expect(Date.parse(ad?.ends_at ?? '')).toBeGreaterThan(api.services.clock().getTime());
  });

  it.each(['post', 'edit', 'renew', 'resume'] as const)('refuses to %s at its moment', async (action) => {
    const { seller, id } = await createListing();
    const moderator = await createUser('moderator');
    if (action === 'resume') await changeAd(seller.token, id, 'pause');
    if (action === 'renew') await changeAd(seller.token, id, 'close');
    const adsBefore = (await fetchOwnAds(seller.token)).data;
    const { settings } = api.services;
    // Blocks after the call was admitted, before it changes anything: each of these calls reads the settings there.
    vi.spyOn(settings, 'current').mockImplementationOnce(async () => {
      await blockUser(moderator.token, seller.id);
      return settings.current();
    });
    const [path, init] = {
      post: ['/properties', await buildAdForm()] as const,
      edit: [`/properties/${id}`, await buildAdForm({ size: '171' })] as const,
      renew: [`/properties/${id}/renew`, buildJsonRequest({ ranking: 1 })] as const,
      resume: [`/properties/${id}/resume`, { method: 'POST' }] as const,
    }[action];
    expect(await api.client.fetchRefusal(path, withToken(seller.token, init))).toMatchObject({
      status: 403,
      faults: ['account_blocked'],
    });
    const adsAfter = (await fetchOwnAds(await logInAgain(seller))).data;
    expect(adsAfter.map(({ size }) => size)).toEqual(adsBefore.map(({ size }) => size));
    expect(await fetchPageStatus(id)).toBe(410);
  });

  it.each([
    ['the moderator', (own: string) => own, 'seller_not_blockable'],
    ['another moderator', (_: string, other: string) => other, 'seller_not_blockable'],
    ['an unknown user', () => UNKNOWN_ID, 'not_found id'],
  ] as const)('is refused for %s', async (_, pickId, fault) => {
    const [moderator, otherModerator] = await createUsers('moderator', 'moderator');
    const id = pickId(moderator.id, otherModerator.id);
    const init = buildPost(moderator.token, BLOCK_REASON);
    expect(await api.client.fetchFaults(`/moderation/sellers/${id}/block`, init)).toEqual([fault]);
  });
});
