import { randomUUID } from 'node:crypto';
import { formatCairoDay } from '@mashrabiya/contract';
import { moderation as enModeration } from '@mashrabiya/i18n/en/moderation';
import { expect, it } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createReviewTools } from './support/reviews.ts';

const DAY_MS = 86_400_000;

describeBothEngines('The moderation log', (open) => {
  const api = createFixtureApi(open);
  const ads = createAdTools(api);
  const { createUser, createUsers, createListing } = ads;
  const { blockUser, unblockUser, listEventKinds } = createReviewTools(api, ads);

  it('finds decisions by or about a user, of a kind, in a range of days, and exports them as a table', async () => {
    const { seller } = await createListing();
    const [moderator, otherModerator] = await createUsers('moderator', 'moderator');
    const name = { name_ar: 'سلمى', name_en: '=SUM(A1)' };
    await api.database.db.updateTable('app_user').set(name).where('id', '=', seller.id).execute();
    const first = formatCairoDay(api.services.clock());
    const reason = { reason_ar: 'إعلان، وهمي', reason_en: 'An "invented" ad, again' };
    await blockUser(moderator.token, seller.id, reason);
    api.advanceTime(2 * DAY_MS);
    const second = formatCairoDay(api.services.clock());
    await unblockUser(otherModerator.token, seller.id);

    const person = `person=${seller.id}`;
    for (const [query, kinds] of [
      [person, ['unblocked', 'blocked', 'accepted']],
      [`person=${otherModerator.id.toUpperCase()}`, ['unblocked']],
      [`${person}&until=${first}`, ['blocked', 'accepted']],
      [`${person}&from=${second}`, ['unblocked']],
      [`${person}&from=${first}&until=${second}&kind=blocked`, ['blocked']],
    ] as const)
      expect(await listEventKinds(moderator.token, query), query).toEqual(kinds);

    const fetchTable = async (query: string, language: string) => {
      const init = withToken(moderator.token, { headers: { 'accept-language': language } });
      const answer = await api.client.request(`/moderation/events/table?${query}`, init);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()).split('\r\n');
    };
    const [head, ...lines] = await fetchTable(`${person}&kind=blocked`, 'en');
    expect(head).toBe(`\uFEFF${Object.values(enModeration.log.column).join(',')}`);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`,${enModeration.log.kind.blocked},`);
    // A name is never a formula, and quotes and commas are escaped.
    expect(lines[0]).toContain(`,'${name.name_en},`);
    expect(lines[0]).toContain('An ""invented"" ad, again"');
    expect((await fetchTable(person, 'ar')).filter((line) => line.includes(name.name_ar))).toHaveLength(3);
  });

  it.each([
    ['from=yesterday', 'invalid_field from'],
    ['person=x', 'invalid_id person'],
    ['kind=x', 'invalid_choice kind'],
  ])('refuses the filter %s', async (query, fault) => {
    const { token } = await createUser('moderator');
    expect(await api.client.fetchFaults(`/moderation/events?${query}`, withToken(token))).toEqual([fault]);
  });

  it('refuses the table to other users', async () => {
    const { token } = await createUser();
    expect(await api.client.fetchRefusal('/moderation/events/table', withToken(token))).toMatchObject({
      status: 403,
      faults: ['forbidden'],
    });
  });

  it('is exported as a whole, at any length', async () => {
    const [{ id: sellerId }, moderator] = await createUsers('user', 'moderator');
    const now = api.services.clock();
    // Many events of the same moment: paging must not skip or repeat any.
    const rows = Array.from({ length: 1_203 }, (_, index) => ({
      id: randomUUID(),
      kind: 'blocked' as const,
      actor_id: moderator.id,
      property_id: null,
      seller_id: sellerId,
      note: `n${index}.`,
      created_at: index < 900 ? now : new Date(now.getTime() - index),
    }));
    for (let from = 0; from < rows.length; from += 400)
      await api.database.db
        .insertInto('moderation_event')
        .values(rows.slice(from, from + 400))
        .execute();
    const table = await api.client.request(`/moderation/events/table?person=${sellerId}`, withToken(moderator.token));
    const exported = (await table.text()).match(/n\d+\./g) ?? [];
    expect(exported).toHaveLength(rows.length);
    expect(new Set(exported).size).toBe(rows.length);
  });
});
