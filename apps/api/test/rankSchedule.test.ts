import { expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildPost } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createShop } from './support/shop.ts';
import { stayLoggedIn } from './support/users.ts';

const DAY_MS = 86_400_000;

describeEngines('The rank schedule of an ad', (open) => {
  const api = createFixtureApi(open);
  const { createUser, postAd, fetchOwnAds, acceptAll, runJobs } = createAdTools(api);
  const { buy, createStaffUser } = createShop(api);

  const setRankSchedule = async (finance: string, value: number[]) => {
    const body = { setting: { key: 'adsteps', value }, valid_from: api.services.clock().toISOString() };
    await api.client.fetchAnswer('changeSetting', '/finance/settings', buildPost(finance, body));
    // Settings are cached for a minute.
    api.advanceTime(61_000);
  };

  const advanceDays = async (days: number) => {
    for (let day = 0; day < days; day++) {
      api.advanceTime(DAY_MS);
      await runJobs();
    }
    await stayLoggedIn(api);
  };

  it('is fixed when the ad is bought or started, whatever changes later', async () => {
    const [{ token: finance }, seller] = [await createStaffUser('finance'), await createUser()];
    const fetchRanking = async (id: string) =>
      (await fetchOwnAds(seller.token)).data.find((ad) => ad.id === id)?.ranking;
    const trial = await postAd(seller.token, { ranking: '3' });
    await acceptAll();
    await setRankSchedule(finance, [1, 1, 28]);
    // Bought while the shorter schedule applied.
    await buy(seller.token);
    await setRankSchedule(finance, [20, 5, 5]);
    const boughtAd = await postAd(seller.token, { ranking: '3' });
    await acceptAll();
    await advanceDays(3);
    expect([await fetchRanking(trial.id), await fetchRanking(boughtAd.id)]).toEqual([3, 1]);
    // A pause does not apply the new schedule.
    for (const act of ['pause', 'resume'])
      expect((await api.client.request(`/properties/${trial.id}/${act}`, buildPost(seller.token, {}))).status).toBe(
        200,
      );
    await advanceDays(8);
    expect([await fetchRanking(trial.id), await fetchRanking(boughtAd.id)]).toEqual([2, 1]);
  });
});
