import { cairoDay } from '@mashrabiya/contract';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { adsOf } from './support/ads.ts';
import { as, posting } from './support/ask.ts';
import { fixtureApi } from './support/fixtureApi.ts';

const DAY_MS = 86_400_000;
const BROWSER =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

describeEngines('An owner’s ad', (open) => {
  const api = fixtureApi(open);
  const { form, user, post, own, acceptAll, onOffer, mailsTo, runJobs } = adsOf(api);
  const act = (token: string, id: string, what: 'pause' | 'resume' | 'close') =>
    api.ask.answerOf(`${what}Property`, `/properties/${id}/${what}`, as(token, posting({})));
  const refused = async (token: string, id: string, what: string) =>
    (await api.ask.refusalOf(`/properties/${id}/${what}`, as(token, { method: 'POST' }))).faults;
  const adOf = async (token: string, id: string) => (await own(token)).data.find((ad) => ad.id === id);

  it('is paused and resumed while its days go on', async () => {
    const { token } = await user();
    const { id } = await post(token, { ranking: '3' });
    await acceptAll();
    expect(await refused(token, id, 'resume')).toEqual(['ad_not_paused']);
    expect((await act(token, id, 'pause')).data).toMatchObject({ availability: 3, withheld: 'paused' });
    expect(await onOffer(id)).toBe(410);
    expect(await refused(token, id, 'pause')).toEqual(['ad_not_active']);
    expect(await refused(token, id, 'confirm')).toEqual(['ad_not_active']);
    api.pass(10 * DAY_MS);
    await runJobs();
    expect(await adOf(token, id)).toMatchObject({ availability: 3, withheld: 'paused', ranking: 2 });
    expect((await act(token, id, 'resume')).data).toMatchObject({ availability: 2, withheld: null, ranking: 2 });
    expect(await onOffer(id)).toBe(200);
  });

  it('ends with its schedule, and its seller is notified', async () => {
    const { token, email } = await user();
    const { id } = await post(token);
    await acceptAll();
    await act(token, id, 'pause');
    api.pass(30 * DAY_MS);
    await runJobs();
    expect(await adOf(token, id)).toMatchObject({ availability: 3, withheld: null });
    expect(await mailsTo(email)).toContain(mails.ad_ended.subject);
    expect(await refused(token, id, 'resume')).toEqual(['ad_not_paused']);
  });

  it('that is edited needs a review once resumed', async () => {
    const { token } = await user();
    const { id } = await post(token);
    await acceptAll();
    await act(token, id, 'pause');
    const edited = await api.ask.answerOf('editProperty', `/properties/${id}`, as(token, await form({ size: '180' })));
    expect(edited.data).toMatchObject({ availability: 3, withheld: 'paused' });
    expect((await act(token, id, 'resume')).data).toMatchObject({ availability: 1, withheld: null });
    await acceptAll();
    expect(await onOffer(id)).toBe(200);
  });

  it('can be marked as sold, and is paused by its owner only', async () => {
    const [{ token }, other] = [await user(), await user()];
    const { id } = await post(token);
    await acceptAll();
    expect(await refused(other.token, id, 'pause')).toEqual(['not_yours']);
    await act(token, id, 'pause');
    expect(await refused(other.token, id, 'resume')).toEqual(['not_yours']);
    expect((await act(token, id, 'close')).data).toMatchObject({ availability: 3, withheld: null });
  });

  it('is found as a duplicate before it is posted twice, by facts or photograph', async () => {
    const [mine, other] = [await user(), await user()];
    const ad = await post(mine.token);
    const facts = {
      city: ad.city,
      action: ad.action,
      subcategory_id: ad.subcategory_id,
      size: ad.size + 5,
      bedrooms: ad.bedrooms,
      price: (ad.price ?? 0) + 10_000,
      pictures: [],
    };
    const found = async (token: string, own: object = {}) =>
      (await api.ask.answerOf('findDuplicates', '/user/ads/duplicates', as(token, posting({ ...facts, ...own })))).data;
    const one = { id: ad.id, address: ad.address };
    expect(await found(mine.token)).toEqual([{ ...one, is_own: true }]);
    expect(await found(mine.token, { size: 400 })).toEqual([]);
    expect(await found(mine.token, { size: 400, pictures: ad.img.map(({ img_name }) => img_name) })).toEqual([
      { ...one, is_own: true },
    ]);
    // A pending ad is not visible to other users.
    expect(await found(other.token)).toEqual([]);
    await acceptAll();
    expect(await found(other.token)).toEqual([{ ...one, is_own: false }]);
  });

  it('is posted again as a new ad with the same pictures', async () => {
    const [{ token }, other] = [await user(), await user()];
    const { img } = await post(token);
    const again = async () => {
      const { body } = await form({ cover_img: img[0]?.img_name ?? '' });
      body.delete('image[]');
      body.append('pictures[]', img[0]?.img_name ?? '');
      return { method: 'POST', body };
    };
    const { data } = await api.ask.answerOf('addProperty', '/properties', as(token, await again()));
    expect(data.img[0]?.img_name).toBe(img[0]?.img_name);
    expect((await own(token)).total_properties).toBe(2);
    expect((await api.ask.refusalOf('/properties', as(other.token, await again()))).faults).toEqual([
      'images_failed /image',
    ]);
  });

  it('has daily figures, beside the previous period, with the sources of visitors', async () => {
    const { token } = await user();
    const { id } = await post(token);
    await acceptAll();
    const visit = (source?: string) =>
      api.ask.answerOf('addView', `/properties/${id}/views${source ? `?source=${source}` : ''}`, {
        method: 'POST',
        headers: { 'user-agent': BROWSER },
      });
    const first = cairoDay(api.services.clock());
    await visit('search');
    await visit('search');
    await visit();
    api.pass(6 * DAY_MS);
    await visit('map');
    const fan = await user();
    await api.ask.answerOf(
      'toggleFavorite',
      '/love-toggle',
      as(fan.token, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ task_id: id }),
      }),
    );
    const figures = async (days: number) =>
      (await api.ask.answerOf('getAdStatistics', `/user/profile/properties/${id}/statistics?days=${days}`, as(token)))
        .data;
    const week = await figures(7);
    expect(week.days).toHaveLength(7);
    expect(week.days[0]).toEqual({ day: first, views: 3, favorites: 0, leads: 0 });
    expect(week.days.at(-1)).toMatchObject({ views: 1, favorites: 1 });
    expect(week.total).toEqual({ views: 4, favorites: 1, leads: 0 });
    expect(week.sources).toEqual([{ source: 'search', views: 2 }, ...week.sources.slice(1)]);
    expect(new Set(week.sources.map(({ source }) => source))).toEqual(new Set(['search', 'other', 'map']));
    expect(week.advice).toContain('more_pictures');
    api.pass(DAY_MS);
    const later = await figures(7);
    expect(later.total.views).toBe(1);
    expect(later.previous.views).toBe(3);
    expect((await figures(30)).total.views).toBe(4);
    const path = `/user/profile/properties/${id}/statistics`;
    expect((await api.ask.refusalOf(path, as(fan.token))).faults).toEqual(['not_yours']);
    expect((await api.ask.refusalOf(`${path}?days=8`, as(token))).faults).toEqual(['invalid_choice days']);
  });
});
