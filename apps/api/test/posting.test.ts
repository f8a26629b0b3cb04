import { randomUUID } from 'node:crypto';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { mails as enMails } from '@mashrabiya/i18n/en/mails';
import { describe, expect, it } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { CITIES } from './fixtures/reference.ts';
import { createAdTools } from './support/ads.ts';
import { buildJsonRequest, withToken } from './support/client.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { createShop } from './support/shop.ts';

const DAY_MS = 86_400_000;

describeBothEngines('An ad', (open) => {
  const api = fixtureApi(open);
  const { form, user, post, own, claim, acceptAll, onOffer, mailsTo, runJobs } = createAdTools(api);
  const { counts } = createShop(api);
  const findOwnAd = async (token: string, id: string) => (await own(token)).data.find((ad) => ad.id === id);
  const findRow = (id: string) =>
    api.database.db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** Form of an edit that keeps the ad's picture. */
  async function sendEdit(token: string, id: string, change: Record<string, string>, language = 'ar') {
    const { img } = (await api.client.fetchAnswer('getOwnProperty', `/user/profile/properties/${id}`, withToken(token)))
      .data;
    const { body } = await form({ cover_img: img[0]?.img_name ?? '', ...change });
    body.delete('image[]');
    for (const { img_name } of img) body.append('old_images[]', img_name);
    const init = withToken(token, { method: 'POST', body, headers: { 'accept-language': language } });
    return (await api.client.fetchAnswer('editProperty', `/properties/${id}`, init)).data;
  }
  const edit = async (token: string, id: string, change: Record<string, string>) => sendEdit(token, id, change);
  const renew = async (token: string, id: string, ranking: number) =>
    (
      await api.client.fetchAnswer(
        'renewProperty',
        `/properties/${id}/renew`,
        withToken(token, buildJsonRequest({ ranking })),
      )
    ).data;
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
    api.client.request(`/moderation/properties/${id}`, withToken(token, buildJsonRequest(decision)));
  async function review(id: string, decision: object) {
    const { token } = await user('moderator');
    const { submitted_at } = await claimReviewOf(token, id);
    expect((await decide(token, id, { ...decision, submitted_at })).status).toBe(200);
  }

  it('is posted once per draft, however often it is sent', async () => {
    const { token } = await user();
    const draft_id = randomUUID();
    const send = async () =>
      (await api.client.fetchAnswer('addProperty', '/properties', withToken(token, await form({ draft_id })))).data.id;
    const [first, ...others] = await Promise.all([send(), send(), send()]);
    expect(new Set([first, ...others, await send()]).size).toBe(1);
    expect((await own(token)).total_properties).toBe(1);
    expect(await counts(token)).toMatchObject({ basic: 2 });
  });

  it('is separate for another user with the same draft id, and new after the ad was removed', async () => {
    const [one, other] = [await user(), await user()];
    const draft_id = randomUUID();
    const { id } = await post(one.token, { draft_id });
    expect((await post(other.token, { draft_id })).id).not.toBe(id);
    await api.client.fetchAnswer('removeProperty', `/properties/${id}`, withToken(one.token, { method: 'DELETE' }));
    const again = await post(one.token, { draft_id });
    expect(again.id).not.toBe(id);
    expect((await post(one.token, { draft_id })).id).toBe(again.id);
  });

  it('accepts the action as a number and the cover as a file, as the specification does too', async () => {
    const { token } = await user();
    const { body } = await form({ action: '1' });
    const cover = body.get('image[]') as File;
    body.delete('image[]');
    body.delete('cover_img');
    body.append('cover_img', cover);
    body.append('image[]', (await form()).body.get('image[]') as File);
    const { data } = await api.client.fetchAnswer(
      'addProperty',
      '/properties',
      withToken(token, { method: 'POST', body }),
    );
    expect(data.action).toBe('forrent');
    expect(data.img.map(({ is_cover }) => is_cover)).toEqual([true, false]);
    expect((await post(token, { action: '0' })).action).toBe('forsell');
  });

  it('exchanges the cost when another rank is chosen before the start', async () => {
    const { token } = await user();
    const { id } = await post(token);
    expect(await edit(token, id, { ranking: '3' })).toMatchObject({ pack: 3, ranking: 3 });
    expect(await counts(token)).toEqual({ basic: 3, elite: 1, superior: 0 });
    expect(await edit(token, id, { ranking: '1' })).toMatchObject({ pack: 1 });
    expect(await edit(token, id, { ranking: '3' })).toMatchObject({ pack: 3 });
    expect(await counts(token)).toEqual({ basic: 3, elite: 1, superior: 0 });
    const second = await post(token);
    const { body } = await form({ ranking: '3' });
    const refusal = await api.client.fetchRefusal(
      `/properties/${second.id}`,
      withToken(token, { method: 'POST', body }),
    );
    expect(refusal.faults).toEqual(['no_ads_left /ranking']);
    expect(await counts(token)).toEqual({ basic: 2, elite: 1, superior: 0 });
    // A rejection returns the credit of the last charge.
    await review(id, { decision: 'rejected', reasons: ['other'] });
    expect(await counts(token)).toEqual({ basic: 2, elite: 1, superior: 1 });
    expect(await edit(token, id, { ranking: '2' })).toMatchObject({ pack: 2, availability: 1 });
    expect(await counts(token)).toEqual({ basic: 2, elite: 0, superior: 1 });
  });

  it('keeps the rank of a running schedule', async () => {
    const { token } = await user();
    const { id } = await post(token);
    await acceptAll();
    expect(await edit(token, id, { ranking: '3', size: '170' })).toMatchObject({ pack: 1, ranking: 1 });
    expect(await counts(token)).toEqual({ basic: 2, elite: 1, superior: 1 });
  });

  it('keeps the other language and the exact place of an edited ad', async () => {
    const { token } = await user();
    const { id } = await post(token);
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
    const elsewhere = { gover: String(CITIES.maadi.governorate_id), city: String(CITIES.maadi.id) };
    await sendEdit(token, id, { ...elsewhere, location: '' });
    expect(await findRow(id)).toMatchObject({ coordinates_exact: false });
  });

  it('has a limit of edits', async () => {
    const { token } = await user();
    const id = randomUUID();
    const { body } = await form();
    body.delete('image[]');
    const send = () => api.client.request(`/properties/${id}`, withToken(token, { method: 'POST', body }));
    const statuses = new Set<number>();
    for (let count = 0; count < 120; count++) statuses.add((await send()).status);
    expect([...statuses]).toEqual([404]);
    expect((await send()).status).toBe(429);
  });

  it('is approved after its schedule ended: it needs a renewal, and its seller is notified', async () => {
    const { token, email } = await user();
    const { id } = await post(token);
    await acceptAll();
    api.pass(29 * DAY_MS);
    await edit(token, id, { size: '171' });
    api.pass(2 * DAY_MS);
    await acceptAll();
    expect(await onOffer(id)).toBe(410);
    const subjects = await mailsTo(email);
    expect(subjects).toContain(mails.ad_accepted_over.subject);
    expect(subjects.filter((subject) => subject === mails.ad_accepted.subject)).toHaveLength(1);
    expect(await renew(token, id, 1)).toMatchObject({ availability: 2 });
  });

  it('that is listed is renewed once from its end, and then rises in rank', async () => {
    const { token, email } = await user();
    const { id } = await post(token);
    await acceptAll();
    const first = await findOwnAd(token, id);
    expect(await renew(token, id, 3)).toMatchObject({
      availability: 2,
      ranking: 1,
      next_pack: 3,
      ends_at: first?.ends_at,
    });
    expect(await counts(token)).toEqual({ basic: 2, elite: 1, superior: 0 });
    const again = await api.client.fetchRefusal(
      `/properties/${id}/renew`,
      withToken(token, buildJsonRequest({ ranking: 1 })),
    );
    expect(again.faults).toEqual(['ad_renewed']);
    api.pass(30 * DAY_MS);
    await runJobs();
    expect(await findOwnAd(token, id)).toMatchObject({
      availability: 2,
      ranking: 3,
      pack: 3,
      next_pack: null,
      starts_at: first?.ends_at,
    });
    expect(await onOffer(id)).toBe(200);
    expect(await mailsTo(email)).not.toContain(mails.ad_ending.subject);
    api.pass(27 * DAY_MS);
    expect(await mailsTo(email)).toContain(mails.ad_ending.subject);
    api.pass(3 * DAY_MS);
    await runJobs();
    expect(await findOwnAd(token, id)).toMatchObject({ availability: 3 });
  });

  it('returns an unused renewal when the property is sold', async () => {
    const { token } = await user();
    const { id } = await post(token);
    await acceptAll();
    await renew(token, id, 2);
    const close = (body: object) =>
      api.client.fetchAnswer('closeProperty', `/properties/${id}/close`, withToken(token, buildJsonRequest(body)));
    expect((await close({ closed_as: 'other' })).data).toMatchObject({
      availability: 3,
      closed_as: 'other',
      next_pack: null,
    });
    expect(await counts(token)).toEqual({ basic: 2, elite: 1, superior: 1 });
    expect(await renew(token, id, 1)).toMatchObject({ availability: 2, closed_as: null });
    expect((await close({})).data.closed_as).toBe('sold');
  });

  it('costs another ad for each renewal, also after a returned one', async () => {
    const { token } = await user();
    const { id } = await post(token);
    await acceptAll();
    for (const remaining of [1, 0]) {
      await renew(token, id, 1);
      await api.client.fetchAnswer('closeProperty', `/properties/${id}/close`, withToken(token, buildJsonRequest({})));
      expect(await renew(token, id, 1)).toMatchObject({ availability: 2 });
      expect(await counts(token)).toEqual({ basic: remaining, elite: 1, superior: 1 });
    }
    const refusal = await api.client.fetchRefusal(
      `/properties/${id}/renew`,
      withToken(token, buildJsonRequest({ ranking: 1 })),
    );
    expect(refusal.faults).toEqual(['no_ads_left /ranking']);
  });

  it('notifies the seller three days before the end, also under review and for a legacy listing', async () => {
    const { token, email } = await user();
    const { id } = await post(token);
    await acceptAll();
    await api.database.db.deleteFrom('property_ad').where('property_id', '=', id).execute();
    await edit(token, id, { size: '172' });
    await acceptAll();
    expect((await findOwnAd(token, id))?.ends_at).not.toBeNull();
    await edit(token, id, { size: '173' });
    api.pass(27 * DAY_MS);
    expect((await findOwnAd(token, id))?.edit).not.toBeNull();
    expect(await mailsTo(email)).toContain(mails.ad_ending.subject);
  });

  it('is not approved if the seller was blocked meanwhile', async () => {
    const seller = await user();
    const { id } = await post(seller.token);
    const [one, other] = [await user('moderator'), await user('moderator')];
    const { submitted_at } = await claimReviewOf(one.token, id);
    const block = `/moderation/sellers/${seller.id}/block`;
    const blockReason = { reason_ar: 'إعلانات لعقارات لا يملكها', reason_en: 'Ads for homes of others' };
    await api.client.fetchAnswer('blockSeller', block, withToken(other.token, buildJsonRequest(blockReason)));
    const accepted = { decision: 'accepted', submitted_at };
    const refusal = await api.client.fetchRefusal(
      `/moderation/properties/${id}`,
      withToken(one.token, buildJsonRequest(accepted)),
    );
    expect(refusal.faults).toEqual(['review_outdated']);
    expect(await onOffer(id)).toBe(404);
    const unblock = `/moderation/sellers/${seller.id}/unblock`;
    await api.client.fetchAnswer('unblockSeller', unblock, withToken(other.token, buildJsonRequest(blockReason)));
    await review(id, { decision: 'accepted' });
    expect(await onOffer(id)).toBe(200);
  });

  describe('A decision with undo', () => {
    const undo = (token: string, id: string) =>
      api.client.request(`/moderation/properties/${id}/undo`, withToken(token, { method: 'POST' }));
    const decided = async (token: string, id: string, decision: object) => {
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
      const [seller, moderator] = [await user(), await user('moderator')];
      const { id } = await post(seller.token);
      await decided(moderator.token, id, { decision: 'accepted' });
      expect(await listQueue((await user('moderator')).token)).not.toContain(id);
      api.pass(9_000);
      await runJobs();
      expect(await onOffer(id)).toBe(404);
      expect(await mailsTo(seller.email)).not.toContain(mails.ad_accepted.subject);
      api.pass(1_000);
      await runJobs();
      expect(await onOffer(id)).toBe(200);
      expect(await mailsTo(seller.email)).toContain(mails.ad_accepted.subject);
      expect(await undo(moderator.token, id)).toMatchObject({ status: 409 });
      const log = await api.client.fetchAnswer(
        'listModerationEvents',
        `/moderation/events?person=${moderator.id}`,
        withToken(moderator.token),
      );
      expect(log.data.data.map(({ kind }) => kind)).toEqual(['accepted']);
    });

    it('returns to the moderator once undone, without a notice', async () => {
      const [seller, moderator, other] = [await user(), await user('moderator'), await user('moderator')];
      const { id } = await post(seller.token);
      api.pass(1_000);
      const { id: later } = await post(seller.token);
      const submitted_at = await decided(moderator.token, id, { decision: 'rejected', reasons: ['price'] });
      expect((await claim(moderator.token)).data?.property.id).toBe(later);
      expect(await undo(other.token, id)).toMatchObject({ status: 409 });
      expect((await undo(moderator.token, id)).status).toBe(200);
      expect(await undo(moderator.token, id)).toMatchObject({ status: 409 });
      api.pass(60_000);
      await runJobs();
      expect((await findOwnAd(seller.token, id))?.availability).toBe(1);
      expect(await mailsTo(seller.email)).not.toContain(mails.ad_rejected.subject);
      expect(await counts(seller.token)).toMatchObject({ basic: 1 });
      expect((await claim(moderator.token)).data?.property.id).toBe(id);
      // The job of the first decision does not carry out the second.
      expect((await decide(moderator.token, id, { decision: 'accepted', submitted_at, undoable: true })).status).toBe(
        200,
      );
      await runJobs();
      expect(await onOffer(id)).toBe(404);
      api.pass(10_000);
      await runJobs();
      expect(await onOffer(id)).toBe(200);
    });

    it('is dropped when the ad changes or its seller is blocked meanwhile', async () => {
      const [seller, cheat, moderator] = [await user(), await user(), await user('moderator')];
      const { id } = await post(seller.token);
      api.pass(1_000);
      const { id: blocked } = await post(cheat.token);
      await decided(moderator.token, id, { decision: 'accepted' });
      await decided(moderator.token, blocked, { decision: 'accepted' });
      api.pass(1_000);
      await edit(seller.token, id, { size: '199' });
      const blockReason = { reason_ar: 'إعلانات وهمية', reason_en: 'Invented ads' };
      await api.client.fetchAnswer(
        'blockSeller',
        `/moderation/sellers/${cheat.id}/block`,
        withToken(moderator.token, buildJsonRequest(blockReason)),
      );
      api.pass(10_000);
      await runJobs();
      expect([await onOffer(id), await onOffer(blocked)]).toEqual([404, 404]);
      expect(await listQueue(moderator.token)).toEqual([id]);
    });

    it('with a dead job returns to the moderators', async () => {
      const [seller, moderator] = [await user(), await user('moderator')];
      const { id } = await post(seller.token);
      await decided(moderator.token, id, { decision: 'accepted' });
      await api.database.db.updateTable('job').set({ state: 'dead' }).where('kind', '=', 'held_review').execute();
      api.pass(11 * 60_000);
      const other = await user('moderator');
      await decided(other.token, id, { decision: 'change', reasons: ['price'] });
      api.pass(10_000);
      await runJobs();
      expect((await findOwnAd(seller.token, id))?.refusal).toMatchObject({ reasons: ['price'] });
    });
  });

  it('shows moderators the reason of the review, and whether the seller is trusted', async () => {
    const { token } = await user();
    const moderator = await user('moderator');
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
      api.pass(1_000);
    };
    const { id } = await post(token);
    expect(await readWaitReason()).toEqual(['new', { accepted: 0, upheld: 0, days: 0 }, ['accepted', 'days']]);
    await accept();
    await edit(token, id, { price: '4000000' });
    expect(await readWaitReason()).toEqual(['untrusted', { accepted: 1, upheld: 0, days: 0 }, ['accepted', 'days']]);
    // The days count from the first approval.
    api.pass(7 * DAY_MS);
    expect(await readWaitReason()).toEqual(['untrusted', { accepted: 1, upheld: 0, days: 7 }, ['accepted']]);
    await accept();
    await edit(token, id, { size: '171', price: '4100000' });
    expect(await readWaitReason()).toMatchObject(['beyond', { accepted: 1 }, ['accepted']]);
    const { data } = await claim(moderator.token);
    const change = { decision: 'change', reasons: ['price'], submitted_at: data?.submitted_at };
    await decide(moderator.token, id, change);
    api.pass(1_000);
    await edit(token, id, { size: '171', price: '3900000' });
    expect(await readWaitReason()).toMatchObject(['sent_back', { accepted: 0 }, ['accepted']]);
    await accept();
  });

  it('is assigned to one moderator, with the next ad', async () => {
    const [one, other] = [await user('moderator'), await user('moderator')];
    await acceptAll();
    const ids: string[] = [];
    for (let index = 0; index < 4; index++) {
      ids.push((await post((await user()).token)).id);
      api.pass(1_000);
    }
    const after = async (moderator: string, id: string) =>
      (
        await api.client.fetchAnswer(
          'claimReview',
          `/moderation/claims?after=${id}`,
          withToken(moderator, { method: 'POST' }),
        )
      ).data?.property.id;
    const getClaimedId = async (moderator: string) => (await claim(moderator)).data?.property.id;
    expect([await getClaimedId(one.token), await after(one.token, ids[0] ?? '')]).toEqual([ids[0], ids[1]]);
    expect([await getClaimedId(other.token), await after(other.token, ids[2] ?? '')]).toEqual([ids[2], ids[3]]);
    // A repeated call returns the same ad, and skipping keeps the claim.
    api.pass(6 * 60_000);
    expect(await after(one.token, ids[0] ?? '')).toBe(ids[1]);
    api.pass(6 * 60_000);
    expect(await getClaimedId(other.token)).toBe(ids[2]);
    expect(await after(other.token, ids[2] ?? '')).toBe(ids[3]);
    expect(await getClaimedId(one.token)).toBe(ids[0]);
  });

  it('has a reason in the mail and at the ad, in the seller’s language', async () => {
    const seller = await user();
    await api.database.db.updateTable('app_user').set({ language: 'en' }).where('id', '=', seller.id).execute();
    const { id } = await post(seller.token);
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
