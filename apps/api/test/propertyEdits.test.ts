import { mails } from '@mashrabiya/i18n/ar/mails';
import { expect, it } from 'vitest';
import { enqueue } from '../src/jobs/enqueue.ts';
import { ORPHANS_JOB } from '../src/orphans/jobs/orphansJob.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describeBothEngines('An edit of an approved property', (open) => {
  const api = createFixtureApi(open);
  const {
    buildAdForm,
    createUser,
    postAd,
    fetchOwnAds,
    claimReview: claim,
    acceptAll,
    fetchPageStatus,
    readMails,
    readSubjects,
    runJobs,
  } = createAdTools(api);
  const { start, send, fetchConversation } = createConversationTools(api);
  const fetchOwnAd = async (token: string) => (await fetchOwnAds(token)).data[0];
  const fetchListing = (id: string) => api.client.fetchData('getProperty', `/properties/${id}`);
  const fetchPreview = (token: string, id: string) =>
    api.client.fetchData('previewProperty', `/properties/${id}/preview`, withToken(token));
  const fetchForm = (token: string, id: string) =>
    api.client.fetchData('getOwnProperty', `/user/profile/properties/${id}`, withToken(token));
  const discardEdit = (token: string, id: string) =>
    api.client.fetchAnswer('discardEdit', `/properties/${id}/edit`, withToken(token, { method: 'DELETE' }));

  async function createApprovedListing() {
    const seller = await createUser();
    const { id } = await postAd(seller.token);
    await acceptAll();
    api.advanceTime(1_000);
    return { ...seller, id };
  }
  /** Sends an edit that keeps the pictures. */
  async function edit(token: string, id: string, change: Record<string, string>) {
    const { img } = await fetchForm(token, id);
    const { body } = await buildAdForm({ cover_img: img[0]?.img_name ?? '', ...change });
    body.delete('image[]');
    for (const { img_name } of img) body.append('old_images[]', img_name);
    const answer = await api.client.fetchAnswer(
      'editProperty',
      `/properties/${id}`,
      withToken(token, { method: 'POST', body }),
    );
    api.advanceTime(1_000);
    return answer.data;
  }
  async function review(id: string, decision: object) {
    const { token } = await createUser('moderator');
    const { data } = await claim(token);
    expect(data?.property.id).toBe(id);
    const body = buildJsonRequest({ ...decision, submitted_at: data?.submitted_at });
    expect(await api.client.fetchStatus(`/moderation/properties/${id}`, withToken(token, body))).toBe(200);
    api.advanceTime(1_000);
    return data;
  }

  it('keeps the approved version online until a moderator approves it', async () => {
    const { token, email, id } = await createApprovedListing();
    const answer = await edit(token, id, { size: '180', price: '4500000' });
    expect(answer).toMatchObject({ availability: 2, size: 165, edit: { refusal: null } });
    expect(await fetchListing(id)).toMatchObject({ size: 165, price: 4_850_000 });
    expect(await fetchPreview(token, id)).toMatchObject({ size: 180, price: 4_500_000 });
    expect(await fetchForm(token, id)).toMatchObject({ size: 180, price: 4_500_000 });
    const reviewCase = await review(id, { decision: 'accepted' });
    expect(reviewCase).toMatchObject({ is_edit: true, why: 'reviewed_fields', property: { size: 180 } });
    expect(reviewCase?.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['size', 165, 180],
      ['price', 4_850_000, 4_500_000],
    ]);
    expect(await fetchListing(id)).toMatchObject({ size: 180, price: 4_500_000 });
    expect((await fetchOwnAd(token))?.edit).toBeNull();
    expect(await readSubjects(email)).toContain(mails.ad_change_accepted.subject);
  });

  it.each(['change', 'rejected'])(
    'stays stored for its seller when the decision is %s; the approved version stays',
    async (decision) => {
      const { token, email, id } = await createApprovedListing();
      await edit(token, id, { size: '181' });
      await review(id, { decision, reasons: ['pictures'], note: 'صورة أوضح' });
      expect(await fetchListing(id)).toMatchObject({ size: 165 });
      expect((await fetchOwnAd(token))?.edit?.refusal).toMatchObject({ reasons: ['pictures'], note: 'صورة أوضح' });
      expect(await fetchForm(token, id)).toMatchObject({ size: 181 });
      expect(await fetchPreview(token, id)).toMatchObject({ size: 181 });
      expect(await fetchPreview((await createUser('moderator')).token, id)).toMatchObject({ size: 165 });
      expect(await readSubjects(email)).toContain(mails.ad_edit_rejected.subject);
      expect((await claim((await createUser('moderator')).token)).data).toBeNull();
      await edit(token, id, { size: '182' });
      expect((await fetchOwnAd(token))?.edit).toMatchObject({ refusal: null });
      expect(await review(id, { decision: 'accepted' })).toMatchObject({ why: 'sent_back', is_edit: true });
      expect(await fetchListing(id)).toMatchObject({ size: 182 });
    },
  );

  it('is discarded by its seller, and by an edit that restores the approved version', async () => {
    const { token, id } = await createApprovedListing();
    await edit(token, id, { size: '183' });
    expect((await discardEdit(token, id)).data.edit).toBeNull();
    await edit(token, id, { size: '184' });
    expect((await edit(token, id, { size: '165' })).edit).toBeNull();
    expect((await claim((await createUser('moderator')).token)).data).toBeNull();
    expect(await fetchListing(id)).toMatchObject({ size: 165 });
  });

  it('is outdated for a decision if it changes meanwhile', async () => {
    const { token, id } = await createApprovedListing();
    await edit(token, id, { size: '185' });
    const moderator = await createUser('moderator');
    const { data } = await claim(moderator.token);
    await edit(token, id, { size: '186' });
    const decision = buildJsonRequest({ decision: 'accepted', submitted_at: data?.submitted_at });
    expect(await api.client.fetchStatus(`/moderation/properties/${id}`, withToken(moderator.token, decision))).toBe(
      409,
    );
    expect(await fetchListing(id)).toMatchObject({ size: 165 });
    await acceptAll();
    expect(await fetchListing(id)).toMatchObject({ size: 186 });
  });

  it('is approved after the listing has expired, and appears once that is renewed', async () => {
    const { token, id } = await createApprovedListing();
    api.advanceTime(29 * DAY_MS);
    await edit(token, id, { size: '187' });
    api.advanceTime(2 * DAY_MS);
    await runJobs();
    expect(await fetchPageStatus(id)).toBe(410);
    await acceptAll();
    await api.client.fetchAnswer('renewProperty', `/properties/${id}/renew`, buildPost(token, { ranking: 1 }));
    expect(await fetchListing(id)).toMatchObject({ size: 187 });
  });

  it('is approved after the listing was sold, without an offer to renew it', async () => {
    const { token, email, id } = await createApprovedListing();
    await edit(token, id, { size: '188' });
    await api.client.fetchAnswer('closeProperty', `/properties/${id}/close`, buildPost(token, {}));
    await review(id, { decision: 'accepted' });
    expect(await readSubjects(email)).toContain(mails.ad_change_accepted.subject);
    expect(await readSubjects(email)).not.toContain(mails.ad_accepted_over.subject);
    expect(await fetchPageStatus(id)).toBe(410);
  });

  it('made while the ad is paused is hidden from users who know the ad', async () => {
    const title = 'عنوان لم يره مشرف بعد';
    const [{ token, id }, buyer] = [await createApprovedListing(), await createUser()];
    await api.client.fetchAnswer('toggleFavorite', '/love-toggle', buildPost(buyer.token, { task_id: id }));
    const conversation = await start(buyer.token, id);
    await api.client.fetchAnswer('pauseProperty', `/properties/${id}/pause`, buildPost(token, {}));
    expect(await edit(token, id, { address: title })).toMatchObject({ address: title });
    const { data } = await api.client.fetchData('listFavorites', '/user/profile/favorites', withToken(buyer.token));
    expect(data).toMatchObject([{ id, img: [] }]);
    expect(data[0]?.address).not.toBe(title);
    expect((await fetchConversation(buyer.token, conversation)).property?.address).not.toBe(title);
    expect((await fetchConversation(token, conversation)).property?.address).toBe(title);
    await send(token, conversation, 'العقار محجوز مؤقتًا');
    api.advanceTime(11 * MINUTE_MS);
    const mail = (await readMails(buyer.email)).find(({ plain }) => plain.includes(conversation));
    expect(mail?.plain).toContain('العقار محجوز مؤقتًا');
    expect(mail?.plain).not.toContain(title);
  });

  it('keeps its new pictures while pending, and those of the approved version', async () => {
    const { token, id } = await createApprovedListing();
    const coverBefore = (await fetchListing(id)).cover_img;
    const answer = await api.client.fetchAnswer(
      'editProperty',
      `/properties/${id}`,
      withToken(token, await buildAdForm()),
    );
    expect(answer.data.edit).not.toBeNull();
    const cover = (await fetchForm(token, id)).cover_img;
    expect(cover).not.toBe(coverBefore);
    api.advanceTime(13 * HOUR_MS);
    const { db, clock } = api.services;
    await db.deleteFrom('job').where('kind', '=', ORPHANS_JOB).execute();
    await enqueue(db, { kind: ORPHANS_JOB, payload: {}, now: clock() });
    await runJobs();
    const uploadQuery = db
      .selectFrom('picture_upload')
      .select('img_name')
      .where('img_name', 'in', [coverBefore, cover]);
    expect(await uploadQuery.execute()).toHaveLength(2);
    await acceptAll();
    expect((await fetchListing(id)).cover_img).toBe(cover);
  });
});
