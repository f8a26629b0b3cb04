import { randomUUID } from 'node:crypto';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { mails as enMails } from '@mashrabiya/i18n/en/mails';
import { describe, expect, it } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { CITIES } from './fixtures/reference.ts';
import { createAdTools } from './support/ads.ts';
import { buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createReportTools } from './support/reports.ts';
import { createReviewTools } from './support/reviews.ts';
import { createShop } from './support/shop.ts';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

describeBothEngines('An ad', (open) => {
  const api = createFixtureApi(open);
  const ads = createAdTools(api);
  const { buildAdForm, createUser, createUsers, postAd, fetchOwnAds, findOwnAd, changeAd, createListing } = ads;
  const { claimReview, decideReview, acceptAll, fetchPageStatus, readMails, readSubjects, runJobs, runJobsAfter } = ads;
  const reviews = createReviewTools(api, ads);
  const { claimReviewOf, claimAndDecide, review, undoReview, blockUser, unblockUser } = reviews;
  const { fetchAdCounts } = createShop(api);
  const findRow = (id: string) =>
    api.database.db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** Sends the form of an edit that keeps the ad's picture. */
  async function edit(token: string, id: string, change: Record<string, string>, language = 'ar') {
    const { img } = await api.client.fetchData('getOwnProperty', `/user/profile/properties/${id}`, withToken(token));
    const { body } = await buildAdForm({ cover_img: img[0]?.img_name ?? '', ...change });
    body.delete('image[]');
    for (const { img_name } of img) body.append('old_images[]', img_name);
    const init = withToken(token, { method: 'POST', body, headers: { 'accept-language': language } });
    return api.client.fetchData('editProperty', `/properties/${id}`, init);
  }
  const buildRenewal = (token: string, id: string, ranking: number) =>
    [`/properties/${id}/renew`, buildPost(token, { ranking })] as const;
  const renew = (...renewal: Parameters<typeof buildRenewal>) =>
    api.client.fetchData('renewProperty', ...buildRenewal(...renewal));
  const fetchRenewalFaults = (...renewal: Parameters<typeof buildRenewal>) =>
    api.client.fetchFaults(...buildRenewal(...renewal));

  it('is posted once per draft, however often it is sent', async () => {
    const { token } = await createUser();
    const draft_id = randomUUID();
    const send = async () => (await postAd(token, { draft_id })).id;
    const [first, ...others] = await Promise.all([send(), send(), send()]);
    expect(new Set([first, ...others, await send()]).size).toBe(1);
    expect((await fetchOwnAds(token)).total_properties).toBe(1);
    expect(await fetchAdCounts(token)).toMatchObject({ basic: 2 });
  });

  it('is separate for another user with the same draft id, and new after the ad was removed', async () => {
    const [{ token }, otherUser] = await createUsers('user', 'user');
    const draft_id = randomUUID();
    const { id } = await postAd(token, { draft_id });
    expect((await postAd(otherUser.token, { draft_id })).id).not.toBe(id);
    await api.client.fetchAnswer('removeProperty', `/properties/${id}`, withToken(token, { method: 'DELETE' }));
    const repostedAd = await postAd(token, { draft_id });
    expect(repostedAd.id).not.toBe(id);
    expect((await postAd(token, { draft_id })).id).toBe(repostedAd.id);
  });

  it('accepts the action as a number and the cover as a file, as the specification does too', async () => {
    const { token } = await createUser();
    const { body } = await buildAdForm({ action: '1' });
    const cover = body.get('image[]') as File;
    body.delete('image[]');
    body.delete('cover_img');
    body.append('cover_img', cover);
    body.append('image[]', (await buildAdForm()).body.get('image[]') as File);
    const data = await api.client.fetchData('addProperty', '/properties', withToken(token, { method: 'POST', body }));
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
    const form = withToken(token, await buildAdForm({ ranking: '3' }));
    expect(await api.client.fetchFaults(`/properties/${second.id}`, form)).toEqual(['no_ads_left /ranking']);
    expect(await fetchAdCounts(token)).toEqual({ basic: 2, elite: 1, superior: 0 });
    // A rejection returns the credit of the last charge.
    await review(id, { decision: 'rejected', reasons: ['other'] });
    expect(await fetchAdCounts(token)).toEqual({ basic: 2, elite: 1, superior: 1 });
    expect(await edit(token, id, { ranking: '2' })).toMatchObject({ pack: 2, availability: 1 });
    expect(await fetchAdCounts(token)).toEqual({ basic: 2, elite: 0, superior: 1 });
  });

  it('keeps the rank of a running schedule', async () => {
    const { seller, id } = await createListing();
    expect(await edit(seller.token, id, { ranking: '3', size: '170' })).toMatchObject({ pack: 1, ranking: 1 });
    expect(await fetchAdCounts(seller.token)).toEqual({ basic: 2, elite: 1, superior: 1 });
  });

  it('keeps the other language and the exact place of an edited ad', async () => {
    const { token } = await createUser();
    const { id } = await postAd(token);
    const texts = {
      address_en: 'A flat with a garden of its own',
      description_en: 'Fully finished, near the university.',
    };
    const place = { lat: 30.111, lng: 31.222, coordinates_exact: true };
    await api.database.db
      .updateTable('property')
      .set({ ...texts, ...place, location: null })
      .where('id', '=', id)
      .execute();
    const title = 'شقة بحديقة خاصة وسعر جديد اليوم';
    await edit(token, id, { address: title, location: '', price: '4000000' });
    expect(await findRow(id)).toMatchObject({ address_ar: title, ...texts, ...place });
    const english = 'A flat with a garden, priced anew today';
    await edit(token, id, { address: english, description: texts.description_en, location: '' }, 'en');
    expect(await findRow(id)).toMatchObject({ address_ar: title, address_en: english, coordinates_exact: true });
    // The form replaces the text that it showed, even by a text in the other language.
    await edit(token, id, { address: 'Written in English in an Arabic form', location: '' });
    expect(await findRow(id)).toMatchObject({ address_ar: null, address_en: 'Written in English in an Arabic form' });
    const otherCity = { gover: String(CITIES.maadi.governorate_id), city: String(CITIES.maadi.id) };
    await edit(token, id, { ...otherCity, location: '' });
    expect(await findRow(id)).toMatchObject({ coordinates_exact: false });
  });

  it('has a limit of edits', async () => {
    const { token } = await createUser();
    const id = randomUUID();
    const { body } = await buildAdForm();
    body.delete('image[]');
    const send = () => api.client.fetchStatus(`/properties/${id}`, withToken(token, { method: 'POST', body }));
    const statuses = new Set<number>();
    for (let count = 0; count < 120; count++) statuses.add(await send());
    expect([...statuses]).toEqual([404]);
    expect(await send()).toBe(429);
  });

  it('is approved after its schedule ended: it needs a renewal, and its seller is notified', async () => {
    const { seller, id } = await createListing();
    api.advanceTime(29 * DAY_MS);
    await edit(seller.token, id, { size: '171' });
    api.advanceTime(2 * DAY_MS);
    await acceptAll();
    expect(await fetchPageStatus(id)).toBe(410);
    const subjects = await readSubjects(seller.email);
    expect(subjects).toContain(mails.ad_accepted_over.subject);
    expect(subjects.filter((subject) => subject === mails.ad_accepted.subject)).toHaveLength(1);
    expect(await renew(seller.token, id, 1)).toMatchObject({ availability: 2 });
  });

  it('that is listed is renewed once from its end, and then rises in rank', async () => {
    const { seller, id } = await createListing();
    const { token, email } = seller;
    const { ends_at } = (await findOwnAd(token, id)) ?? {};
    const renewal = { availability: 2, ranking: 1, next_pack: 3, ends_at };
    expect(await renew(token, id, 3)).toMatchObject(renewal);
    expect(await fetchAdCounts(token)).toEqual({ basic: 2, elite: 1, superior: 0 });
    expect(await fetchRenewalFaults(token, id, 1)).toEqual(['ad_renewed']);
    // The listing is a second old.
    await runJobsAfter(30 * DAY_MS - SECOND_MS);
    const renewed = { availability: 2, ranking: 3, pack: 3, next_pack: null, starts_at: ends_at };
    expect(await findOwnAd(token, id)).toMatchObject(renewed);
    expect(await fetchPageStatus(id)).toBe(200);
    expect(await readSubjects(email)).not.toContain(mails.ad_ending.subject);
    api.advanceTime(27 * DAY_MS);
    expect(await readSubjects(email)).toContain(mails.ad_ending.subject);
    await runJobsAfter(3 * DAY_MS);
    expect(await findOwnAd(token, id)).toMatchObject({ availability: 3 });
  });

  it('returns an unused renewal when the property is sold', async () => {
    const { seller, id } = await createListing();
    const { token } = seller;
    await renew(token, id, 2);
    const closing = buildPost(token, { closed_as: 'other' });
    const closed = await api.client.fetchData('closeProperty', `/properties/${id}/close`, closing);
    expect(closed).toMatchObject({ availability: 3, closed_as: 'other', next_pack: null });
    expect(await fetchAdCounts(token)).toEqual({ basic: 2, elite: 1, superior: 1 });
    expect(await renew(token, id, 1)).toMatchObject({ availability: 2, closed_as: null });
    expect((await changeAd(token, id, 'close')).closed_as).toBe('sold');
  });

  it('costs another ad for each renewal, also after a returned one', async () => {
    const { seller, id } = await createListing();
    const { token } = seller;
    for (const basic of [1, 0]) {
      await renew(token, id, 1);
      await changeAd(token, id, 'close');
      expect(await renew(token, id, 1)).toMatchObject({ availability: 2 });
      expect(await fetchAdCounts(token)).toEqual({ basic, elite: 1, superior: 1 });
    }
    expect(await fetchRenewalFaults(token, id, 1)).toEqual(['no_ads_left /ranking']);
  });

  it('notifies the seller three days before the end, also under review and for a legacy listing', async () => {
    const { seller, id } = await createListing();
    const { token, email } = seller;
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
    const [seller, moderator, otherModerator] = await createUsers('user', 'moderator', 'moderator');
    const { id } = await postAd(seller.token);
    const { submitted_at } = await claimReviewOf(moderator.token, id);
    await blockUser(otherModerator.token, seller.id);
    const decision = buildPost(moderator.token, { decision: 'accepted', submitted_at });
    expect(await api.client.fetchFaults(`/moderation/properties/${id}`, decision)).toEqual(['review_outdated']);
    expect(await fetchPageStatus(id)).toBe(404);
    await unblockUser(otherModerator.token, seller.id);
    await review(id);
    expect(await fetchPageStatus(id)).toBe(200);
  });

  describe('A decision with undo', () => {
    const decideUndoably = (token: string, id: string, decision: object = { decision: 'accepted' }) =>
      claimAndDecide(token, id, { ...decision, undoable: true });

    it('takes effect after ten seconds, on any node, and is invisible before', async () => {
      const [seller, moderator] = await createUsers('user', 'moderator');
      const { id } = await postAd(seller.token);
      await decideUndoably(moderator.token, id);
      expect(await acceptAll()).not.toContain(id);
      await runJobsAfter(9 * SECOND_MS);
      expect(await fetchPageStatus(id)).toBe(404);
      expect(await readSubjects(seller.email)).not.toContain(mails.ad_accepted.subject);
      await runJobsAfter(SECOND_MS);
      expect(await fetchPageStatus(id)).toBe(200);
      expect(await readSubjects(seller.email)).toContain(mails.ad_accepted.subject);
      expect(await undoReview(moderator.token, id)).toBe(409);
      expect(await reviews.listEventKinds(moderator.token, `person=${moderator.id}`)).toEqual(['accepted']);
    });

    it('returns to the moderator once undone, without a notice', async () => {
      const [seller, moderator, otherModerator] = await createUsers('user', 'moderator', 'moderator');
      const { id } = await postAd(seller.token);
      api.advanceTime(SECOND_MS);
      const { id: later } = await postAd(seller.token);
      const submitted_at = await decideUndoably(moderator.token, id, { decision: 'rejected', reasons: ['price'] });
      expect((await claimReview(moderator.token)).data?.property.id).toBe(later);
      expect(await undoReview(otherModerator.token, id)).toBe(409);
      expect(await undoReview(moderator.token, id)).toBe(200);
      expect(await undoReview(moderator.token, id)).toBe(409);
      await runJobsAfter(60 * SECOND_MS);
      expect((await findOwnAd(seller.token, id))?.availability).toBe(1);
      expect(await readSubjects(seller.email)).not.toContain(mails.ad_rejected.subject);
      expect(await fetchAdCounts(seller.token)).toMatchObject({ basic: 1 });
      expect((await claimReview(moderator.token)).data?.property.id).toBe(id);
      // The job of the first decision does not carry out the second.
      await decideReview(moderator.token, id, { decision: 'accepted', submitted_at, undoable: true });
      await runJobs();
      expect(await fetchPageStatus(id)).toBe(404);
      await runJobsAfter(10 * SECOND_MS);
      expect(await fetchPageStatus(id)).toBe(200);
    });

    it('is dropped when the ad changes or its seller is blocked meanwhile', async () => {
      const [seller, cheatingSeller, moderator] = await createUsers('user', 'user', 'moderator');
      const { id } = await postAd(seller.token);
      api.advanceTime(SECOND_MS);
      const { id: blocked } = await postAd(cheatingSeller.token);
      await decideUndoably(moderator.token, id);
      await decideUndoably(moderator.token, blocked);
      api.advanceTime(SECOND_MS);
      await edit(seller.token, id, { size: '199' });
      await blockUser(moderator.token, cheatingSeller.id);
      await runJobsAfter(10 * SECOND_MS);
      expect([await fetchPageStatus(id), await fetchPageStatus(blocked)]).toEqual([404, 404]);
      expect(await acceptAll(moderator.token)).toEqual([id]);
    });

    it('with a dead job returns to the moderators', async () => {
      const [seller, moderator, otherModerator] = await createUsers('user', 'moderator', 'moderator');
      const { id } = await postAd(seller.token);
      await decideUndoably(moderator.token, id);
      await api.database.db.updateTable('job').set({ state: 'dead' }).where('kind', '=', 'held_review').execute();
      api.advanceTime(11 * 60 * SECOND_MS);
      await decideUndoably(otherModerator.token, id, { decision: 'change', reasons: ['price'] });
      await runJobsAfter(10 * SECOND_MS);
      expect((await findOwnAd(seller.token, id))?.refusal).toMatchObject({ reasons: ['price'] });
    });
  });

  it('shows moderators the reason of the review, and whether the seller is trusted', async () => {
    const [{ token }, moderator] = await createUsers('user', 'moderator');
    await acceptAll();
    const fetchReviewReason = async () => {
      const { data } = await claimReview(moderator.token);
      const { has, lacks } = data?.seller.trust ?? {};
      return [data?.why, has, lacks];
    };
    const { id } = await postAd(token);
    const decide = async (decision: object = { decision: 'accepted' }) => {
      await claimAndDecide(moderator.token, id, decision);
      api.advanceTime(SECOND_MS);
    };
    expect(await fetchReviewReason()).toEqual(['new', { accepted: 0, upheld: 0, days: 0 }, ['accepted', 'days']]);
    await decide();
    await edit(token, id, { price: '4000000' });
    expect(await fetchReviewReason()).toEqual(['untrusted', { accepted: 1, upheld: 0, days: 0 }, ['accepted', 'days']]);
    // The days count from the first approval.
    api.advanceTime(7 * DAY_MS);
    expect(await fetchReviewReason()).toEqual(['untrusted', { accepted: 1, upheld: 0, days: 7 }, ['accepted']]);
    await decide();
    await edit(token, id, { size: '171', price: '4100000' });
    expect(await fetchReviewReason()).toMatchObject(['reviewed_fields', { accepted: 1 }, ['accepted']]);
    await decide({ decision: 'change', reasons: ['price'] });
    await edit(token, id, { size: '171', price: '3900000' });
    expect(await fetchReviewReason()).toMatchObject(['sent_back', { accepted: 0 }, ['accepted']]);
    await decide();
  });

  it('is assigned to one moderator, with the next ad', async () => {
    const [{ token }, otherModerator] = await createUsers('moderator', 'moderator');
    await acceptAll();
    const ids: string[] = [];
    for (const seller of await createUsers('user', 'user', 'user', 'user')) {
      ids.push((await postAd(seller.token)).id);
      api.advanceTime(SECOND_MS);
    }
    const claimId = async (moderator: string, displayedId?: string) =>
      (await claimReview(moderator, displayedId)).data?.property.id;
    expect([await claimId(token), await claimId(token, ids[0])]).toEqual([ids[0], ids[1]]);
    expect([await claimId(otherModerator.token), await claimId(otherModerator.token, ids[2])]).toEqual([
      ids[2],
      ids[3],
    ]);
    // A repeated call returns the same ad, and skipping keeps the claim.
    api.advanceTime(6 * 60 * SECOND_MS);
    expect(await claimId(token, ids[0])).toBe(ids[1]);
    api.advanceTime(6 * 60 * SECOND_MS);
    expect(await claimId(otherModerator.token)).toBe(ids[2]);
    expect(await claimId(otherModerator.token, ids[2])).toBe(ids[3]);
    expect(await claimId(token)).toBe(ids[0]);
  });

  it('has a reason in the mail and at the ad, in the seller’s language', async () => {
    const seller = await createUser();
    await api.database.db.updateTable('app_user').set({ language: 'en' }).where('id', '=', seller.id).execute();
    const { id } = await postAd(seller.token);
    const notes = { note_ar: 'الصورة الثانية ليست للعقار', note_en: 'The second picture is of another home' };
    await review(id, { decision: 'change', reasons: ['pictures', 'price'], ...notes });
    const mail = (await readMails(seller.email)).find(({ subject }) => subject === enMails.ad_change.subject);
    for (const text of [mail?.plain, mail?.html]) {
      expect(text).toContain(notes.note_en);
      expect(text).toContain('The photos are unclear or of another property, The price is wrong');
      expect(text).not.toContain(notes.note_ar);
    }
    expect((await findOwnAd(seller.token, id))?.refusal?.note).toBe(notes.note_ar);
  });

  it('has its title in mails in the seller’s language', async () => {
    const seller = await createUser();
    const { db } = api.database;
    await db.updateTable('app_user').set({ language: 'en' }).where('id', '=', seller.id).execute();
    const { id } = await postAd(seller.token);
    await db.updateTable('property').set({ address_en: 'A flat with a garden' }).where('id', '=', id).execute();
    await acceptAll();
    api.advanceTime(27 * DAY_MS);
    const mailed = await readMails(seller.email);
    for (const { subject } of [enMails.ad_accepted, enMails.ad_ending])
      expect(mailed.find((mail) => mail.subject === subject)?.plain).toContain('A flat with a garden');
  });

  it('keeps its reports for another look if it is edited while a moderator looks at them', async () => {
    const { db } = api.database;
    const trust = { trustedads: '1', trusteddays: '0' };
    const rows = Object.entries(trust).map(([key, value]) => ({ key, value }));
    await db.insertInto('configuration').values(rows).execute();
    api.advanceTime(DAY_MS);
    const { seller, id } = await createListing();
    const moderator = await createUser('moderator');
    const { sendReport, claimReportOn } = createReportTools(api, 'properties');
    await sendReport(id, { reason: 'wrong_price' });
    const { until } = await claimReportOn(moderator.token, id);
    api.advanceTime(SECOND_MS);
    expect((await edit(seller.token, id, { price: '4500000' })).edit).toBeNull();
    const decision = buildPost(moderator.token, { decision: 'change', reasons: ['price'], until });
    expect(await api.client.fetchFaults(`/moderation/reports/${id}`, decision)).toEqual(['review_outdated']);
    expect(await claimReportOn(moderator.token, id)).toMatchObject({ property: { price: 4_500_000 } });
    await db.deleteFrom('configuration').where('key', 'in', Object.keys(trust)).execute();
    api.advanceTime(DAY_MS);
  });

  it('is shown to its owner and to moderators before it is listed', async () => {
    const [seller, moderator, otherUser] = await createUsers('user', 'moderator', 'user');
    const { id } = await postAd(seller.token);
    const path = `/properties/${id}/preview`;
    for (const { token } of [seller, moderator]) {
      const data = await api.client.fetchData('previewProperty', path, withToken(token));
      expect(data).toMatchObject({ id, availability: 1 });
    }
    expect(await api.client.fetchRefusal(path, withToken(otherUser.token))).toMatchObject({ status: 403 });
    expect(await api.client.fetchRefusal(path)).toMatchObject({ status: 401 });
  });
});
