import { randomUUID } from 'node:crypto';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { mails as enMails } from '@mashrabiya/i18n/en/mails';
import { describe, expect, it } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { CITIES } from './fixtures/reference.ts';
import { createAdTools } from './support/ads.ts';
import { buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createShop } from './support/shop.ts';

const DAY_MS = 86_400_000;

describeBothEngines('An ad', (open) => {
  const api = createFixtureApi(open);
  const {
    buildAdForm,
    createUser,
    postAd,
    fetchOwnAds,
    claimReview: claim,
    acceptAll,
    fetchPageStatus,
    readSubjects,
    runJobs,
  } = createAdTools(api);
  const { fetchAdCounts } = createShop(api);
  const findOwnAd = async (token: string, id: string) => (await fetchOwnAds(token)).data.find((ad) => ad.id === id);
  const findRow = (id: string) =>
    api.database.db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** Form of an edit that keeps the ad's picture. */
  async function sendEdit(token: string, id: string, change: Record<string, string>, language = 'ar') {
    const { img } = (await api.client.fetchAnswer('getOwnProperty', `/user/profile/properties/${id}`, withToken(token)))
      .data;
    const { body } = await buildAdForm({ cover_img: img[0]?.img_name ?? '', ...change });
    body.delete('image[]');
    for (const { img_name } of img) body.append('old_images[]', img_name);
    const init = withToken(token, { method: 'POST', body, headers: { 'accept-language': language } });
    return await api.client.fetchData('editProperty', `/properties/${id}`, init);
  }
  const edit = async (token: string, id: string, change: Record<string, string>) => sendEdit(token, id, change);
  const renew = (token: string, id: string, ranking: number) =>
    api.client.fetchData('renewProperty', `/properties/${id}/renew`, buildPost(token, { ranking }));
  /** Claims pending ads until this one is returned. */
  async function claimReviewOf(token: string, id: string) {
    for (;;) {
      const { data } = await claim(token);
      if (!data) throw new Error(`${id} does not wait`);
      if (data.property.id === id) return data;
      await decide(token, data.property.id, { decision: 'accepted', submitted_at: data.submitted_at });
    }
  }
  const decide = (token: string, id: string, decision: object) =>
    api.client.request(`/moderation/properties/${id}`, buildPost(token, decision));
  async function review(id: string, decision: object) {
    const { token } = await createUser('moderator');
    const { submitted_at } = await claimReviewOf(token, id);
    expect((await decide(token, id, { ...decision, submitted_at })).status).toBe(200);
  }

  it('is posted once per draft, however often it is sent', async () => {
    const { token } = await createUser();
    const draft_id = randomUUID();
    const send = async () =>
      (await api.client.fetchAnswer('addProperty', '/properties', withToken(token, await buildAdForm({ draft_id }))))
        .data.id;
    const [first, ...others] = await Promise.all([send(), send(), send()]);
    expect(new Set([first, ...others, await send()]).size).toBe(1);
    expect((await fetchOwnAds(token)).total_properties).toBe(1);
    expect(await fetchAdCounts(token)).toMatchObject({ basic: 2 });
  });

  it('is separate for another user with the same draft id, and new after the ad was removed', async () => {
    const [firstUser, secondUser] = [await createUser(), await createUser()];
    const draft_id = randomUUID();
    const { id } = await postAd(firstUser.token, { draft_id });
    expect((await postAd(secondUser.token, { draft_id })).id).not.toBe(id);
    await api.client.fetchAnswer(
      'removeProperty',
      `/properties/${id}`,
      withToken(firstUser.token, { method: 'DELETE' }),
    );
    const repostedAd = await postAd(firstUser.token, { draft_id });
    expect(repostedAd.id).not.toBe(id);
    expect((await postAd(firstUser.token, { draft_id })).id).toBe(repostedAd.id);
  });

  it('accepts the action as a number and the cover as a file, as the specification does too', async () => {
    const { token } = await createUser();
    const { body } = await buildAdForm({ action: '1' });
    const cover = body.get('image[]') as File;
    body.delete('image[]');
    body.delete('cover_img');
    body.append('cover_img', cover);
    body.append('image[]', (await buildAdForm()).body.get('image[]') as File);
    const { data } = await api.client.fetchAnswer(
      'addProperty',
      '/properties',
      withToken(token, { method: 'POST', body }),
    );
    expect(data.action).toBe('forrent');
    expect(data.img.map(({ is_cover }) => is_cover)).toEqual([true, false]);
    expect((await postAd(token, { action: '0' })).action).toBe('forsell');
  });

  it('exchanges the cost when another rank is chosen before the start', async () => {
    const { token } = await createUser();
    const { id } = await postAd(token);
    expect(await edit(token, id, { ranking: '3' })).toMatchObject({ pack: 3, ranking: 3 });
    expect(await fetchAdCounts(token)).toEqual({ basic: 3, elite: 1, superior: 0 });
    expect(await edit(token, id, { ranking: '1' })).toMatchObject({ pack: 1 });
    expect(await edit(token, id, { ranking: '3' })).toMatchObject({ pack: 3 });
    expect(await fetchAdCounts(token)).toEqual({ basic: 3, elite: 1, superior: 0 });
    const second = await postAd(token);
    const { body } = await buildAdForm({ ranking: '3' });
    expect(
      await api.client.fetchFaults(`/properties/${second.id}`, withToken(token, { method: 'POST', body })),
    ).toEqual(['no_ads_left /ranking']);
    expect(await fetchAdCounts(token)).toEqual({ basic: 2, elite: 1, superior: 0 });
    // A rejection returns the credit of the last charge.
    await review(id, { decision: 'rejected', reasons: ['other'] });
    expect(await fetchAdCounts(token)).toEqual({ basic: 2, elite: 1, superior: 1 });
    expect(await edit(token, id, { ranking: '2' })).toMatchObject({ pack: 2, availability: 1 });
    expect(await fetchAdCounts(token)).toEqual({ basic: 2, elite: 0, superior: 1 });
  });

  it('keeps the rank of a running schedule', async () => {
    const { token } = await createUser();
    const { id } = await postAd(token);
    await acceptAll();
    expect(await edit(token, id, { ranking: '3', size: '170' })).toMatchObject({ pack: 1, ranking: 1 });
    expect(await fetchAdCounts(token)).toEqual({ basic: 2, elite: 1, superior: 1 });
  });

  it('keeps the other language and the exact place of an edited ad', async () => {
    const { token } = await createUser();
    const { id } = await postAd(token);
    const texts = {
      address_en: 'A flat with a garden of its own',
      description_en: 'Fully finished, near the university.',
    };
    await api.database.db
      .updateTable('property')
      .set({ ...texts, location: null, lat: 30.111, lng: 31.222, coordinates_exact: true })
      .where('id', '=', id)
      .execute();
    const title = 'شقة بحديقة خاصة وسعر جديد اليوم';
    await sendEdit(token, id, { address: title, location: '', price: '4000000' });
    expect(await findRow(id)).toMatchObject({
      address_ar: title,
      ...texts,
      lat: 30.111,
      lng: 31.222,
      coordinates_exact: true,
    });
    const english = 'A flat with a garden, priced anew today';
    await sendEdit(token, id, { address: english, description: texts.description_en, location: '' }, 'en');
    expect(await findRow(id)).toMatchObject({ address_ar: title, address_en: english, coordinates_exact: true });
    // The form replaces the text that it showed, even by a text in the other language.
    await sendEdit(token, id, { address: 'Written in English in an Arabic form', location: '' });
    expect(await findRow(id)).toMatchObject({ address_ar: null, address_en: 'Written in English in an Arabic form' });
    const otherCityFields = { gover: String(CITIES.maadi.governorate_id), city: String(CITIES.maadi.id) };
    await sendEdit(token, id, { ...otherCityFields, location: '' });
    expect(await findRow(id)).toMatchObject({ coordinates_exact: false });
  });

  it('has a limit of edits', async () => {
    const { token } = await createUser();
    const id = randomUUID();
    const { body } = await buildAdForm();
    body.delete('image[]');
    const send = () => api.client.request(`/properties/${id}`, withToken(token, { method: 'POST', body }));
    const statuses = new Set<number>();
    for (let count = 0; count < 120; count++) statuses.add((await send()).status);
    expect([...statuses]).toEqual([404]);
    expect((await send()).status).toBe(429);
  });

  it('is approved after its schedule ended: it needs a renewal, and its seller is notified', async () => {
    const { token, email } = await createUser();
    const { id } = await postAd(token);
    await acceptAll();
    api.advanceTime(29 * DAY_MS);
    await edit(token, id, { size: '171' });
    api.advanceTime(2 * DAY_MS);
    await acceptAll();
    expect(await fetchPageStatus(id)).toBe(410);
    const subjects = await readSubjects(email);
    expect(subjects).toContain(mails.ad_accepted_over.subject);
    expect(subjects.filter((subject) => subject === mails.ad_accepted.subject)).toHaveLength(1);
    expect(await renew(token, id, 1)).toMatchObject({ availability: 2 });
  });

  it('that is listed is renewed once from its end, and then rises in rank', async () => {
    const { token, email } = await createUser();
    const { id } = await postAd(token);
    await acceptAll();
    const first = await findOwnAd(token, id);
    expect(await renew(token, id, 3)).toMatchObject({
      availability: 2,
      ranking: 1,
      next_pack: 3,
      ends_at: first?.ends_at,
    });
    expect(await fetchAdCounts(token)).toEqual({ basic: 2, elite: 1, superior: 0 });
    expect(await api.client.fetchFaults(`/properties/${id}/renew`, buildPost(token, { ranking: 1 }))).toEqual([
      'ad_renewed',
    ]);
    api.advanceTime(30 * DAY_MS);
    await runJobs();
    expect(await findOwnAd(token, id)).toMatchObject({
      availability: 2,
      ranking: 3,
      pack: 3,
      next_pack: null,
      starts_at: first?.ends_at,
    });
    expect(await fetchPageStatus(id)).toBe(200);
    expect(await readSubjects(email)).not.toContain(mails.ad_ending.subject);
    api.advanceTime(27 * DAY_MS);
    expect(await readSubjects(email)).toContain(mails.ad_ending.subject);
    api.advanceTime(3 * DAY_MS);
    await runJobs();
    expect(await findOwnAd(token, id)).toMatchObject({ availability: 3 });
  });

  it('returns an unused renewal when the property is sold', async () => {
    const { token } = await createUser();
    const { id } = await postAd(token);
    await acceptAll();
    await renew(token, id, 2);
    const close = (body: object) =>
      api.client.fetchAnswer('closeProperty', `/properties/${id}/close`, buildPost(token, body));
    expect((await close({ closed_as: 'other' })).data).toMatchObject({
      availability: 3,
      closed_as: 'other',
      next_pack: null,
    });
    expect(await fetchAdCounts(token)).toEqual({ basic: 2, elite: 1, superior: 1 });
    expect(await renew(token, id, 1)).toMatchObject({ availability: 2, closed_as: null });
    expect((await close({})).data.closed_as).toBe('sold');
  });

  it('costs another ad for each renewal, also after a returned one', async () => {
    const { token } = await createUser();
    const { id } = await postAd(token);
    await acceptAll();
    for (const remaining of [1, 0]) {
      await renew(token, id, 1);
      await api.client.fetchAnswer('closeProperty', `/properties/${id}/close`, buildPost(token, {}));
      expect(await renew(token, id, 1)).toMatchObject({ availability: 2 });
      expect(await fetchAdCounts(token)).toEqual({ basic: remaining, elite: 1, superior: 1 });
    }
    expect(await api.client.fetchFaults(`/properties/${id}/renew`, buildPost(token, { ranking: 1 }))).toEqual([
      'no_ads_left /ranking',
    ]);
  });

  it('notifies the seller three days before the end, also under review and for a legacy listing', async () => {
    const { token, email } = await createUser();
    const { id } = await postAd(token);
    await acceptAll();
    await api.database.db.deleteFrom('property_ad').where('property_id', '=', id).execute();
    await edit(token, id, { size: '172' });
    await acceptAll();
    expect((await findOwnAd(token, id))?.ends_at).not.toBeNull();
    await edit(token, id, { size: '173' });
    api.advanceTime(27 * DAY_MS);
    expect((await findOwnAd(token, id))?.edit).not.toBeNull();
    expect(await readSubjects(email)).toContain(mails.ad_ending.subject);
  });

  it('is not approved if the seller was blocked meanwhile', async () => {
    const seller = await createUser();
    const { id } = await postAd(seller.token);
    const [firstModerator, secondModerator] = [await createUser('moderator'), await createUser('moderator')];
    const { submitted_at } = await claimReviewOf(firstModerator.token, id);
    const block = `/moderation/sellers/${seller.id}/block`;
    const blockReason = { reason_ar: 'إعلانات لعقارات لا يملكها', reason_en: 'Ads for homes of others' };
    await api.client.fetchAnswer('blockSeller', block, buildPost(secondModerator.token, blockReason));
    const accepted = { decision: 'accepted', submitted_at };
    expect(
      await api.client.fetchFaults(`/moderation/properties/${id}`, buildPost(firstModerator.token, accepted)),
    ).toEqual(['review_outdated']);
    expect(await fetchPageStatus(id)).toBe(404);
    const unblock = `/moderation/sellers/${seller.id}/unblock`;
    await api.client.fetchAnswer('unblockSeller', unblock, buildPost(secondModerator.token, blockReason));
    await review(id, { decision: 'accepted' });
    expect(await fetchPageStatus(id)).toBe(200);
  });

  describe('A decision with undo', () => {
    const undo = (token: string, id: string) =>
      api.client.request(`/moderation/properties/${id}/undo`, buildPost(token));
    const decideReview = async (token: string, id: string, decision: object) => {
      const { submitted_at } = await claimReviewOf(token, id);
      expect((await decide(token, id, { ...decision, submitted_at, undoable: true })).status).toBe(200);
      return submitted_at;
    };
    /** Ids of all pending ads in a moderator's order. */
    async function listQueue(token: string): Promise<string[]> {
      const ids: string[] = [];
      for (;;) {
        const { data } = await claim(token);
        if (!data) return ids;
        ids.push(data.property.id);
        await decide(token, data.property.id, { decision: 'accepted', submitted_at: data.submitted_at });
      }
    }

    it('takes effect after ten seconds, on any node, and is invisible before', async () => {
      const [seller, moderator] = [await createUser(), await createUser('moderator')];
      const { id } = await postAd(seller.token);
      await decideReview(moderator.token, id, { decision: 'accepted' });
      expect(await listQueue((await createUser('moderator')).token)).not.toContain(id);
      api.advanceTime(9_000);
      await runJobs();
      expect(await fetchPageStatus(id)).toBe(404);
      expect(await readSubjects(seller.email)).not.toContain(mails.ad_accepted.subject);
      api.advanceTime(1_000);
      await runJobs();
      expect(await fetchPageStatus(id)).toBe(200);
      expect(await readSubjects(seller.email)).toContain(mails.ad_accepted.subject);
      expect(await undo(moderator.token, id)).toMatchObject({ status: 409 });
      const log = await api.client.fetchAnswer(
        'listModerationEvents',
        `/moderation/events?person=${moderator.id}`,
        withToken(moderator.token),
      );
      expect(log.data.data.map(({ kind }) => kind)).toEqual(['accepted']);
    });

    it('returns to the moderator once undone, without a notice', async () => {
      const [seller, moderator, otherModerator] = [
        await createUser(),
        await createUser('moderator'),
        await createUser('moderator'),
      ];
      const { id } = await postAd(seller.token);
      api.advanceTime(1_000);
      const { id: later } = await postAd(seller.token);
      const submitted_at = await decideReview(moderator.token, id, { decision: 'rejected', reasons: ['price'] });
      expect((await claim(moderator.token)).data?.property.id).toBe(later);
      expect(await undo(otherModerator.token, id)).toMatchObject({ status: 409 });
      expect((await undo(moderator.token, id)).status).toBe(200);
      expect(await undo(moderator.token, id)).toMatchObject({ status: 409 });
      api.advanceTime(60_000);
      await runJobs();
      expect((await findOwnAd(seller.token, id))?.availability).toBe(1);
      expect(await readSubjects(seller.email)).not.toContain(mails.ad_rejected.subject);
      expect(await fetchAdCounts(seller.token)).toMatchObject({ basic: 1 });
      expect((await claim(moderator.token)).data?.property.id).toBe(id);
      // The job of the first decision does not carry out the second.
      expect((await decide(moderator.token, id, { decision: 'accepted', submitted_at, undoable: true })).status).toBe(
        200,
      );
      await runJobs();
      expect(await fetchPageStatus(id)).toBe(404);
      api.advanceTime(10_000);
      await runJobs();
      expect(await fetchPageStatus(id)).toBe(200);
    });

    it('is dropped when the ad changes or its seller is blocked meanwhile', async () => {
      const [seller, cheatingSeller, moderator] = [
        await createUser(),
        await createUser(),
        await createUser('moderator'),
      ];
      const { id } = await postAd(seller.token);
      api.advanceTime(1_000);
      const { id: blocked } = await postAd(cheatingSeller.token);
      await decideReview(moderator.token, id, { decision: 'accepted' });
      await decideReview(moderator.token, blocked, { decision: 'accepted' });
      api.advanceTime(1_000);
      await edit(seller.token, id, { size: '199' });
      const blockReason = { reason_ar: 'إعلانات وهمية', reason_en: 'Invented ads' };
      await api.client.fetchAnswer(
        'blockSeller',
        `/moderation/sellers/${cheatingSeller.id}/block`,
        buildPost(moderator.token, blockReason),
      );
      api.advanceTime(10_000);
      await runJobs();
      expect([await fetchPageStatus(id), await fetchPageStatus(blocked)]).toEqual([404, 404]);
      expect(await listQueue(moderator.token)).toEqual([id]);
    });

    it('with a dead job returns to the moderators', async () => {
      const [seller, moderator] = [await createUser(), await createUser('moderator')];
      const { id } = await postAd(seller.token);
      await decideReview(moderator.token, id, { decision: 'accepted' });
      await api.database.db.updateTable('job').set({ state: 'dead' }).where('kind', '=', 'held_review').execute();
      api.advanceTime(11 * 60_000);
      const otherModerator = await createUser('moderator');
      await decideReview(otherModerator.token, id, { decision: 'change', reasons: ['price'] });
      api.advanceTime(10_000);
      await runJobs();
      expect((await findOwnAd(seller.token, id))?.refusal).toMatchObject({ reasons: ['price'] });
    });
  });

  it('shows moderators the reason of the review, and whether the seller is trusted', async () => {
    const { token } = await createUser();
    const moderator = await createUser('moderator');
    await acceptAll();
    const readWaitReason = async () => {
      const { data } = await claim(moderator.token);
      const { has, lacks } = data?.seller.trust ?? {};
      return [data?.why, has, lacks];
    };
    const accept = async () => {
      const { data } = await claim(moderator.token);
      await decide(moderator.token, data?.property.id ?? '', {
        decision: 'accepted',
        submitted_at: data?.submitted_at,
      });
      api.advanceTime(1_000);
    };
    const { id } = await postAd(token);
    expect(await readWaitReason()).toEqual(['new', { accepted: 0, upheld: 0, days: 0 }, ['accepted', 'days']]);
    await accept();
    await edit(token, id, { price: '4000000' });
    expect(await readWaitReason()).toEqual(['untrusted', { accepted: 1, upheld: 0, days: 0 }, ['accepted', 'days']]);
    // The days count from the first approval.
    api.advanceTime(7 * DAY_MS);
    expect(await readWaitReason()).toEqual(['untrusted', { accepted: 1, upheld: 0, days: 7 }, ['accepted']]);
    await accept();
    await edit(token, id, { size: '171', price: '4100000' });
    expect(await readWaitReason()).toMatchObject(['beyond', { accepted: 1 }, ['accepted']]);
    const { data } = await claim(moderator.token);
    const change = { decision: 'change', reasons: ['price'], submitted_at: data?.submitted_at };
    await decide(moderator.token, id, change);
    api.advanceTime(1_000);
    await edit(token, id, { size: '171', price: '3900000' });
    expect(await readWaitReason()).toMatchObject(['sent_back', { accepted: 0 }, ['accepted']]);
    await accept();
  });

  it('is assigned to one moderator, with the next ad', async () => {
    const [firstModerator, secondModerator] = [await createUser('moderator'), await createUser('moderator')];
    await acceptAll();
    const ids: string[] = [];
    for (let index = 0; index < 4; index++) {
      ids.push((await postAd((await createUser()).token)).id);
      api.advanceTime(1_000);
    }
    const claimAfter = async (moderator: string, id: string) =>
      (await api.client.fetchData('claimReview', `/moderation/claims?after=${id}`, buildPost(moderator)))?.property.id;
    const claimNextId = async (moderator: string) => (await claim(moderator)).data?.property.id;
    expect([await claimNextId(firstModerator.token), await claimAfter(firstModerator.token, ids[0] ?? '')]).toEqual([
      ids[0],
      ids[1],
    ]);
    expect([await claimNextId(secondModerator.token), await claimAfter(secondModerator.token, ids[2] ?? '')]).toEqual([
      ids[2],
      ids[3],
    ]);
    // A repeated call returns the same ad, and skipping keeps the claim.
    api.advanceTime(6 * 60_000);
    expect(await claimAfter(firstModerator.token, ids[0] ?? '')).toBe(ids[1]);
    api.advanceTime(6 * 60_000);
    expect(await claimNextId(secondModerator.token)).toBe(ids[2]);
    expect(await claimAfter(secondModerator.token, ids[2] ?? '')).toBe(ids[3]);
    expect(await claimNextId(firstModerator.token)).toBe(ids[0]);
  });

  it('has a reason in the mail and at the ad, in the seller’s language', async () => {
    const seller = await createUser();
    await api.database.db.updateTable('app_user').set({ language: 'en' }).where('id', '=', seller.id).execute();
    const { id } = await postAd(seller.token);
    const notes = { note_ar: 'الصورة الثانية ليست للعقار', note_en: 'The second picture is of another home' };
    await review(id, { decision: 'change', reasons: ['pictures', 'price'], ...notes });
    await runJobs();
    const mail = await api.database.db
      .selectFrom('outbox')
      .select(['plain', 'html'])
      .where('recipient', '=', seller.email)
      .where('subject', '=', enMails.ad_change.subject)
      .executeTakeFirstOrThrow();
    for (const text of [mail.plain, mail.html]) {
      expect(text).toContain(notes.note_en);
      expect(text).toContain('The photos are unclear or of another property, The price is wrong');
      expect(text).not.toContain(notes.note_ar);
    }
    expect((await findOwnAd(seller.token, id))?.refusal?.note).toBe(notes.note_ar);
  });
});
