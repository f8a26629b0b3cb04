import { AVAILABILITY } from '@mashrabiya/contract';
import { afterEach, expect, it } from 'vitest';
import { ADVANCE_AD_JOB } from '../src/ads/services/advanceAd.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { AD_FIELDS, createAdTools } from './support/ads.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const { city } = AD_FIELDS;
/** A place that no other listing has. */
const MAP_LINK = 'https://www.google.com/maps?q=30.0551,31.4951';
const BOX = '30.055,31.495,30.056,31.496';
const RUN_MS = 31 * 86_400_000;
const { pending, expired, rejected } = AVAILABILITY;

describeEngines('A hidden ad', (open) => {
  const api = createFixtureApi(open);
  const { createUser, claimReview: claim, postAd, fetchOwnAds, acceptAll, runJobs } = createAdTools(api);

  const sellers: string[] = [];
  // Removes each test's ads: they would displace the next test's ad from the limited list of similar listings.
  afterEach(async () => {
    for (const token of sellers.splice(0)) {
      for (const { id } of (await fetchOwnAds(token)).data)
        await api.client.fetchAnswer('removeProperty', `/properties/${id}`, withToken(token, { method: 'DELETE' }));
    }
  });

  /** Everything shown to visitors, requested so that the ad is included while it is on offer. */
  const buildVisitorRequests = (
    id: string,
    seller: string,
    like: string,
  ): Record<string, [path: string, init?: RequestInit]> => ({
    list: [`/forsell?city=${city}&min_size=165&max_size=165`],
    search: ['/search', buildJsonRequest({ query: AD_FIELDS.address })],
    nearest: [`/nearest?action=forsell&city=${city}&min_size=166&max_size=169`],
    map: [`/map?zoom=17&box=${BOX}&action=forsell`],
    similar: [`/properties/${like}/similar`],
    seller: [`/provider/${seller}/properties`],
    page: [`/properties/${id}`],
  });
  const findWhereShown = async (id: string, seller: string, like: string) => {
    const answers = await Promise.all(
      Object.entries(buildVisitorRequests(id, seller, like)).map(async ([name, [path, init]]) => {
        const text = await (await api.client.request(path, init)).text();
        return [name, text.includes(`"id":"${id}"`)] as const;
      }),
    );
    return Object.fromEntries(answers);
  };
  const fetchCounts = async () => {
    const { total } = await api.client.fetchAnswer('getFacets', `/facets?action=forsell&city=${city}`);
    const { data: median } = await api.client.fetchAnswer(
      'getPriceMedian',
      `/market/price?city=${city}&category_id=${AD_FIELDS.category_id}&subcategory_id=${AD_FIELDS.subcategory_id}&action=forsell`,
    );
    return { total, sample: median?.sample ?? 0 };
  };
  /** Ends a period by its clock, and runs its job. */
  const endRun = async (property_id: string) => {
    const now = api.services.clock();
    const starts_at = new Date(now.getTime() - RUN_MS);
    const { db } = api.database;
    const run = { starts_at, ends_at: now, ranking_until: now };
    await db.updateTable('property_ad').set(run).where('property_id', '=', property_id).execute();
    await enqueue(db, { kind: ADVANCE_AD_JOB, payload: { property_id, origin: 'http://localhost' }, now });
    await runJobs();
    // The index looks once a second for changes by jobs.
    api.advanceTime(1_000);
  };
  const expectEverywhere = (isShown: boolean) =>
    Object.fromEntries(Object.keys(buildVisitorRequests('', '', '')).map((name) => [name, isShown] as const));

  it.each([
    ['waits for a moderator', pending],
    ['was rejected', rejected],
    ['is paused', expired],
    ['has run out', expired],
    ['was sold', expired],
    ['was taken down', undefined],
  ] as const)('that %s appears in its owner’s list only', async (why, availability) => {
    const [{ token, id: seller }, otherUser] = [await createUser(), await createUser()];
    sellers.push(token, otherUser.token);
    const { id: like } = await postAd(otherUser.token);
    await acceptAll();
    const countsBefore = await fetchCounts();
    const { id } = await postAd(token, { location: MAP_LINK });
    const act = (action: 'pause' | 'close') =>
      api.client.fetchAnswer(`${action}Property`, `/properties/${id}/${action}`, buildPost(token, {}));
    if (why === 'was rejected') {
      const moderator = (await createUser('moderator')).token;
      const { data: found } = await claim(moderator);
      const refusal = { decision: 'rejected', reasons: ['price'], submitted_at: found?.submitted_at };
      await api.client.fetchAnswer('decideReview', `/moderation/properties/${id}`, buildPost(moderator, refusal));
    } else if (why !== 'waits for a moderator') {
      await acceptAll();
      expect(await findWhereShown(id, seller, like)).toEqual(expectEverywhere(true));
      expect(await fetchCounts()).not.toEqual(countsBefore);
    }
    if (why === 'is paused') await act('pause');
    if (why === 'was sold') await act('close');
    if (why === 'was taken down')
      await api.client.fetchAnswer('removeProperty', `/properties/${id}`, withToken(token, { method: 'DELETE' }));
    const fetchAvailabilities = async () => (await fetchOwnAds(token)).data.map((ad) => ad.availability);
    if (why === 'has run out') await endRun(id);
    expect(await findWhereShown(id, seller, like)).toEqual(expectEverywhere(false));
    expect(await fetchCounts()).toEqual(countsBefore);
    expect(await fetchAvailabilities()).toEqual(availability === undefined ? [] : [availability]);
  });
});
