import { expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { adsOf } from './support/ads.ts';
import { as, posting } from './support/ask.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { shop } from './support/shop.ts';
import { stayLoggedIn } from './support/users.ts';

const DAY_MS = 86_400_000;

describeEngines('The rank schedule of an ad', (open) => {
  const api = fixtureApi(open);
  const { user, post, own, acceptAll, runJobs } = adsOf(api);
  const { buy, withRole } = shop(api);

  /** Changes the rank schedule from now on. */
  const split = async (finance: string, value: number[]) => {
    const body = { setting: { key: 'adsteps', value }, valid_from: api.services.clock().toISOString() };
    await api.ask.answerOf('changeSetting', '/finance/settings', as(finance, posting(body)));
    // Settings are cached for a minute.
    api.pass(61_000);
  };

  const pass = async (days: number) => {
    for (let day = 0; day < days; day++) {
      api.pass(DAY_MS);
      await runJobs();
    }
    await stayLoggedIn(api);
  };

  it('is fixed when the ad is bought or started, whatever changes later', async () => {
    const [{ token: finance }, seller] = [await withRole('finance'), await user()];
    const ranking = async (id: string) => (await own(seller.token)).data.find((ad) => ad.id === id)?.ranking;
    const trial = await post(seller.token, { ranking: '3' });
    await acceptAll();
    await split(finance, [1, 1, 28]);
    // Bought while the shorter schedule applied.
    await buy(seller.token);
    await split(finance, [20, 5, 5]);
    const bought = await post(seller.token, { ranking: '3' });
    await acceptAll();
    await pass(3);
    expect([await ranking(trial.id), await ranking(bought.id)]).toEqual([3, 1]);
    // A pause does not apply the new schedule.
    for (const act of ['pause', 'resume'])
      expect((await api.ask.request(`/properties/${trial.id}/${act}`, as(seller.token, posting({})))).status).toBe(200);
    await pass(8);
    expect([await ranking(trial.id), await ranking(bought.id)]).toEqual([2, 1]);
  });
});
