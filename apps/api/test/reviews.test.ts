import { beforeEach, expect, it } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { homeId, SELLER } from './fixtures/homes.ts';
import { as, posting } from './support/ask.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { confirmed } from './support/people.ts';

const DAY_MS = 86_400_000;

describeBothEngines('Reviews', (open) => {
  const api = fixtureApi(open);
  const page = `/provider/${SELLER.id}`;
  const save = async (token: string, rating: number, init: RequestInit = {}) => {
    const body = posting({ rating, text: '' });
    const headers = { ...(body.headers as object), ...(init.headers as object) };
    return (await api.ask.answerOf('saveReview', `${page}/review`, as(token, { ...body, headers }))).data;
  };
  const write = async (rating: number) => save((await confirmed(api)).token, rating);
  /** Leads of robots are not recorded. */
  const contact = (init: RequestInit) =>
    api.ask.request(`/properties/${homeId(1)}/leads`, {
      ...init,
      headers: { ...(init.headers as object), 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile' },
    });
  const listed = async () => (await api.ask.answerOf('listReviews', `${page}/reviews`)).data.data;
  const provider = async () => (await api.ask.answerOf('getProvider', page)).data;
  beforeEach(() => api.database.db.deleteFrom('review').execute());

  it('of who contacted the seller before are marked, come first and count double', async () => {
    const buyer = await confirmed(api);
    expect(await save(buyer.token, 1)).toMatchObject({ has_contacted: false });
    expect((await contact(as(buyer.token, posting({ channel: 'call' })))).status).toBe(200);
    expect((await listed())[0]).toMatchObject({ has_contacted: false });
    const { id } = await save(buyer.token, 1);
    api.pass(DAY_MS);
    await write(5);
    await write(5);
    expect((await listed()).map(({ has_contacted }) => has_contacted)).toEqual([true, false, false]);
    expect((await listed())[0]).toMatchObject({ id, rating: 1 });
    // (2 × 1 + 5 + 5) / 4
    expect(await provider()).toMatchObject({ rating: 3, reviews: 3, stars: { 1: 1, 5: 2 } });
  });

  it('know a contact that the author made as a guest in the same browser, and none with another seller', async () => {
    const guest = await contact(posting({ channel: 'whatsapp' }));
    const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
    const buyer = await confirmed(api);
    expect(await save(buyer.token, 4, { headers: { cookie } })).toMatchObject({ has_contacted: true });
    // A later edit from another browser keeps the mark.
    expect(await save(buyer.token, 5)).toMatchObject({ has_contacted: true });
    const { db } = api.database;
    const seller = await confirmed(api);
    const { id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', seller.email)
      .executeTakeFirstOrThrow();
    await db.updateTable('property').set({ user_id: id }).where('id', '=', homeId(2)).execute();
    const other = await confirmed(api);
    await contact(as(other.token, posting({ channel: 'call' })));
    const about = await api.ask.answerOf(
      'saveReview',
      `/provider/${id}/review`,
      as(other.token, posting({ rating: 5, text: '' })),
    );
    expect(about.data.has_contacted).toBe(false);
    await db.updateTable('property').set({ user_id: SELLER.id }).where('id', '=', homeId(2)).execute();
  });

  it('make an average from three on', async () => {
    const ratings: (number | null)[] = [];
    for (const rating of [5, 4, 4]) {
      await write(rating);
      ratings.push((await provider()).rating);
    }
    expect(ratings).toEqual([null, null, 4.3]);
    const { data } = await api.ask.answerOf('getProperty', `/properties/${homeId(1)}`);
    expect(data.user.rating).toBe(4.3);
  });
});
