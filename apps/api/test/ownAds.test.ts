import { formatCairoDay } from '@mashrabiya/contract';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const DAY_MS = 86_400_000;
const BROWSER =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

describeEngines('An owner’s ad', (open) => {
  const api = createFixtureApi(open);
  const { buildAdForm, createUser, postAd, fetchOwnAds, acceptAll, fetchPageStatus, readSubjects, runJobs } =
    createAdTools(api);
  const sendAction = (token: string, id: string, action: 'pause' | 'resume' | 'close') =>
    api.client.fetchAnswer(`${action}Property`, `/properties/${id}/${action}`, buildPost(token, {}));
  const fetchRefusal = (token: string, id: string, action: string) =>
    api.client.fetchFaults(`/properties/${id}/${action}`, buildPost(token));
  const findOwnAd = async (token: string, id: string) => (await fetchOwnAds(token)).data.find((ad) => ad.id === id);

  it('is paused and resumed while its days go on', async () => {
    const { token } = await createUser();
    const { id } = await postAd(token, { ranking: '3' });
    await acceptAll();
    expect(await fetchRefusal(token, id, 'resume')).toEqual(['ad_not_paused']);
    expect((await sendAction(token, id, 'pause')).data).toMatchObject({ availability: 3, withheld: 'paused' });
    expect(await fetchPageStatus(id)).toBe(410);
    expect(await fetchRefusal(token, id, 'pause')).toEqual(['ad_not_active']);
    expect(await fetchRefusal(token, id, 'confirm')).toEqual(['ad_not_active']);
    api.advanceTime(10 * DAY_MS);
    await runJobs();
    expect(await findOwnAd(token, id)).toMatchObject({ availability: 3, withheld: 'paused', ranking: 2 });
    expect((await sendAction(token, id, 'resume')).data).toMatchObject({ availability: 2, withheld: null, ranking: 2 });
    expect(await fetchPageStatus(id)).toBe(200);
  });

  it('ends with its schedule, and its seller is notified', async () => {
    const { token, email } = await createUser();
    const { id } = await postAd(token);
    await acceptAll();
    await sendAction(token, id, 'pause');
    api.advanceTime(30 * DAY_MS);
    await runJobs();
    expect(await findOwnAd(token, id)).toMatchObject({ availability: 3, withheld: null });
    expect(await readSubjects(email)).toContain(mails.ad_ended.subject);
    expect(await fetchRefusal(token, id, 'resume')).toEqual(['ad_not_paused']);
  });

  it('is found by words of its title, and sorted by its figures', async () => {
    const { token } = await createUser();
    const cheap = await postAd(token, { address: 'شقة واسعة قريبة من مترو المعادي', price: '1500000' });
    const expensive = await postAd(token, { address: 'فيلا بحديقة خاصة في شوارع المعادي', price: '9500000' });
    const sold = await postAd(token, { address: 'دوبلكس بتشطيب كامل في مدينة نصر', price: '3000000' });
    await acceptAll();
    await sendAction(token, sold.id, 'close');
    const list = async (query: string) => {
      const { data } = await api.client.fetchAnswer(
        'listOwnProperties',
        `/user/profile/properties?${query}`,
        withToken(token),
      );
      return { ids: data.data.map(({ id }) => id), total: data.total_properties, closed: data.closed };
    };
    expect((await list('sort=price&order=asc')).ids).toEqual([cheap.id, sold.id, expensive.id]);
    expect((await list('sort=price')).ids).toEqual([expensive.id, sold.id, cheap.id]);
    await api.database.db.updateTable('property').set({ total_views: 40 }).where('id', '=', cheap.id).execute();
    expect((await list('sort=views')).ids[0]).toBe(cheap.id);
    // Spelled otherwise, in any order, unfinished; the counts are those of all listings.
    expect(await list(`query=${encodeURIComponent('معادى فيلا')}`)).toEqual({
      ids: [expensive.id],
      total: 1,
      closed: 1,
    });
    expect((await list(`sort=price&query=${encodeURIComponent('المعاد')}`)).ids).toEqual([expensive.id, cheap.id]);
    expect((await list('query=xyz')).total).toBe(0);
    expect(await api.client.fetchFaults('/user/profile/properties?sort=name', withToken(token))).toEqual([
      'invalid_choice sort',
    ]);
  });

  it('that is edited needs a review once resumed', async () => {
    const { token } = await createUser();
    const { id } = await postAd(token);
    await acceptAll();
    await sendAction(token, id, 'pause');
    const editAnswer = await api.client.fetchAnswer(
      'editProperty',
      `/properties/${id}`,
      withToken(token, await buildAdForm({ size: '180' })),
    );
    expect(editAnswer.data).toMatchObject({ availability: 3, withheld: 'paused' });
    expect((await sendAction(token, id, 'resume')).data).toMatchObject({ availability: 1, withheld: null });
    await acceptAll();
    expect(await fetchPageStatus(id)).toBe(200);
  });

  it('can be marked as sold, and is paused by its owner only', async () => {
    const [{ token }, otherUser] = [await createUser(), await createUser()];
    const { id } = await postAd(token);
    await acceptAll();
    expect(await fetchRefusal(otherUser.token, id, 'pause')).toEqual(['not_yours']);
    await sendAction(token, id, 'pause');
    expect(await fetchRefusal(otherUser.token, id, 'resume')).toEqual(['not_yours']);
    expect((await sendAction(token, id, 'close')).data).toMatchObject({ availability: 3, withheld: null });
  });

  it('is found as a duplicate before it is posted twice, by facts or photograph', async () => {
    const [owner, otherUser] = [await createUser(), await createUser()];
    const ad = await postAd(owner.token);
    const facts = {
      city: ad.city,
      action: ad.action,
      subcategory_id: ad.subcategory_id,
      size: ad.size + 5,
      bedrooms: ad.bedrooms,
      price: (ad.price ?? 0) + 10_000,
      pictures: [],
    };
    const findDuplicates = (token: string, overrides: object = {}) =>
      api.client.fetchData('findDuplicates', '/user/ads/duplicates', buildPost(token, { ...facts, ...overrides }));
    const ownAdSummary = { id: ad.id, address: ad.address };
    expect(await findDuplicates(owner.token)).toEqual([{ ...ownAdSummary, is_own: true }]);
    expect(await findDuplicates(owner.token, { size: 400 })).toEqual([]);
    expect(await findDuplicates(owner.token, { size: 400, pictures: ad.img.map(({ img_name }) => img_name) })).toEqual([
      { ...ownAdSummary, is_own: true },
    ]);
    // A pending ad is not visible to other users.
    expect(await findDuplicates(otherUser.token)).toEqual([]);
    await acceptAll();
    expect(await findDuplicates(otherUser.token)).toEqual([{ ...ownAdSummary, is_own: false }]);
  });

  it('is posted again as a new ad with the same pictures', async () => {
    const [{ token }, otherUser] = [await createUser(), await createUser()];
    const { img } = await postAd(token);
    const repeatAction = async () => {
      const { body } = await buildAdForm({ cover_img: img[0]?.img_name ?? '' });
      body.delete('image[]');
      body.append('pictures[]', img[0]?.img_name ?? '');
      return { method: 'POST', body };
    };
    const { data } = await api.client.fetchAnswer('addProperty', '/properties', withToken(token, await repeatAction()));
    expect(data.img[0]?.img_name).toBe(img[0]?.img_name);
    expect((await fetchOwnAds(token)).total_properties).toBe(2);
    expect(await api.client.fetchFaults('/properties', withToken(otherUser.token, await repeatAction()))).toEqual([
      'images_failed /image',
    ]);
  });

  it('has daily figures, beside the previous period, with the sources of visitors', async () => {
    const { token } = await createUser();
    const { id } = await postAd(token);
    await acceptAll();
    const viewListing = (source?: string) =>
      api.client.fetchAnswer('addView', `/properties/${id}/views${source ? `?source=${source}` : ''}`, {
        method: 'POST',
        headers: { 'user-agent': BROWSER },
      });
    const first = formatCairoDay(api.services.clock());
    await viewListing('search');
    await viewListing('search');
    await viewListing();
    api.advanceTime(6 * DAY_MS);
    await viewListing('map');
    const buyer = await createUser();
    await api.client.fetchAnswer(
      'toggleFavorite',
      '/love-toggle',
      withToken(buyer.token, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ task_id: id }),
      }),
    );
    const fetchFigures = (days: number) =>
      api.client.fetchData(
        'getAdStatistics',
        `/user/profile/properties/${id}/statistics?days=${days}`,
        withToken(token),
      );
    const week = await fetchFigures(7);
    expect(week.days).toHaveLength(7);
    expect(week.days[0]).toEqual({ day: first, views: 3, favorites: 0, leads: 0 });
    expect(week.days.at(-1)).toMatchObject({ views: 1, favorites: 1 });
    expect(week.total).toEqual({ views: 4, favorites: 1, leads: 0 });
    expect(week.sources).toEqual([{ source: 'search', views: 2 }, ...week.sources.slice(1)]);
    expect(new Set(week.sources.map(({ source }) => source))).toEqual(new Set(['search', 'other', 'map']));
    expect(week.advice).toContain('more_pictures');
    api.advanceTime(DAY_MS);
    const laterFigures = await fetchFigures(7);
    expect(laterFigures.total.views).toBe(1);
    expect(laterFigures.previous.views).toBe(3);
    expect((await fetchFigures(30)).total.views).toBe(4);
    const path = `/user/profile/properties/${id}/statistics`;
    expect(await api.client.fetchFaults(path, withToken(buyer.token))).toEqual(['not_yours']);
    expect(await api.client.fetchFaults(`${path}?days=8`, withToken(token))).toEqual(['invalid_choice days']);
  });
});
