import { mails } from '@mashrabiya/i18n/ar/mails';
import { expect, it } from 'vitest';
import { enqueue } from '../src/jobs/jobs.ts';
import { ORPHANS_JOB } from '../src/orphans/jobs/orphansJob.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { adsOf } from './support/ads.ts';
import { as, posting } from './support/ask.ts';
import { fixtureApi } from './support/fixtureApi.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeBothEngines('An edit of an approved property', (open) => {
  const api = fixtureApi(open);
  const { form, user, post, own, claim, acceptAll, onOffer, mailsTo, runJobs } = adsOf(api);
  const adOf = async (token: string) => (await own(token)).data[0];
  const online = async (id: string) => (await api.ask.answerOf('getProperty', `/properties/${id}`)).data;
  const previewOf = async (token: string, id: string) =>
    (await api.ask.answerOf('previewProperty', `/properties/${id}/preview`, as(token))).data;
  const formOf = async (token: string, id: string) =>
    (await api.ask.answerOf('getOwnProperty', `/user/profile/properties/${id}`, as(token))).data;
  const discard = (token: string, id: string) =>
    api.ask.answerOf('discardEdit', `/properties/${id}/edit`, as(token, { method: 'DELETE' }));

  /** A seller with an approved property. */
  async function approved() {
    const seller = await user();
    const { id } = await post(seller.token);
    await acceptAll();
    api.pass(1_000);
    return { ...seller, id };
  }
  /** Sends an edit that keeps the pictures. */
  async function edit(token: string, id: string, change: Record<string, string>) {
    const { img } = await formOf(token, id);
    const { body } = await form({ cover_img: img[0]?.img_name ?? '', ...change });
    body.delete('image[]');
    for (const { img_name } of img) body.append('old_images[]', img_name);
    const answer = await api.ask.answerOf('editProperty', `/properties/${id}`, as(token, { method: 'POST', body }));
    api.pass(1_000);
    return answer.data;
  }
  async function review(id: string, decision: object) {
    const { token } = await user('moderator');
    const { data } = await claim(token);
    expect(data?.property.id).toBe(id);
    const body = posting({ ...decision, submitted_at: data?.submitted_at });
    expect((await api.ask.request(`/moderation/properties/${id}`, as(token, body))).status).toBe(200);
    api.pass(1_000);
    return data;
  }

  it('keeps the approved version online until a moderator approves it', async () => {
    const { token, email, id } = await approved();
    const answer = await edit(token, id, { size: '180', price: '4500000' });
    expect(answer).toMatchObject({ availability: 2, size: 165, edit: { refusal: null } });
    expect(await online(id)).toMatchObject({ size: 165, price: 4_850_000 });
    expect(await previewOf(token, id)).toMatchObject({ size: 180, price: 4_500_000 });
    expect(await formOf(token, id)).toMatchObject({ size: 180, price: 4_500_000 });
    const seen = await review(id, { decision: 'accepted' });
    expect(seen).toMatchObject({ is_edit: true, why: 'beyond', property: { size: 180 } });
    expect(seen?.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['size', 165, 180],
      ['price', 4_850_000, 4_500_000],
    ]);
    expect(await online(id)).toMatchObject({ size: 180, price: 4_500_000 });
    expect((await adOf(token))?.edit).toBeNull();
    expect(await mailsTo(email)).toContain(mails.ad_change_accepted.subject);
  });

  it.each(['change', 'rejected'])(
    'is kept for its seller when the decision is %s; the approved version stays',
    async (decision) => {
      const { token, email, id } = await approved();
      await edit(token, id, { size: '181' });
      await review(id, { decision, reasons: ['pictures'], note: 'صورة أوضح' });
      expect(await online(id)).toMatchObject({ size: 165 });
      expect((await adOf(token))?.edit?.refusal).toMatchObject({ reasons: ['pictures'], note: 'صورة أوضح' });
      expect(await formOf(token, id)).toMatchObject({ size: 181 });
      expect(await mailsTo(email)).toContain(mails.ad_edit_rejected.subject);
      expect((await claim((await user('moderator')).token)).data).toBeNull();
      await edit(token, id, { size: '182' });
      expect((await adOf(token))?.edit).toMatchObject({ refusal: null });
      expect(await review(id, { decision: 'accepted' })).toMatchObject({ why: 'sent_back', is_edit: true });
      expect(await online(id)).toMatchObject({ size: 182 });
    },
  );

  it('is discarded by its seller, and by an edit that restores the approved version', async () => {
    const { token, id } = await approved();
    await edit(token, id, { size: '183' });
    expect((await discard(token, id)).data.edit).toBeNull();
    await edit(token, id, { size: '184' });
    expect((await edit(token, id, { size: '165' })).edit).toBeNull();
    expect((await claim((await user('moderator')).token)).data).toBeNull();
    expect(await online(id)).toMatchObject({ size: 165 });
  });

  it('is outdated for a decision if it changes meanwhile', async () => {
    const { token, id } = await approved();
    await edit(token, id, { size: '185' });
    const moderator = await user('moderator');
    const { data } = await claim(moderator.token);
    await edit(token, id, { size: '186' });
    const decision = posting({ decision: 'accepted', submitted_at: data?.submitted_at });
    expect((await api.ask.request(`/moderation/properties/${id}`, as(moderator.token, decision))).status).toBe(409);
    expect(await online(id)).toMatchObject({ size: 165 });
    await acceptAll();
    expect(await online(id)).toMatchObject({ size: 186 });
  });

  it('is approved after the listing has expired, and appears once that is renewed', async () => {
    const { token, id } = await approved();
    api.pass(29 * DAY_MS);
    await edit(token, id, { size: '187' });
    api.pass(2 * DAY_MS);
    await runJobs();
    expect(await onOffer(id)).toBe(410);
    await acceptAll();
    await api.ask.answerOf('renewProperty', `/properties/${id}/renew`, as(token, posting({ ranking: 1 })));
    expect(await online(id)).toMatchObject({ size: 187 });
  });

  it('is approved after the listing was sold, without an offer to renew it', async () => {
    const { token, email, id } = await approved();
    await edit(token, id, { size: '188' });
    await api.ask.answerOf('closeProperty', `/properties/${id}/close`, as(token, posting({})));
    await review(id, { decision: 'accepted' });
    expect(await mailsTo(email)).toContain(mails.ad_change_accepted.subject);
    expect(await mailsTo(email)).not.toContain(mails.ad_accepted_over.subject);
    expect(await onOffer(id)).toBe(410);
  });

  it('keeps its new pictures while pending, and those of the approved version', async () => {
    const { token, id } = await approved();
    const before = (await online(id)).cover_img;
    const answer = await api.ask.answerOf('editProperty', `/properties/${id}`, as(token, await form()));
    expect(answer.data.edit).not.toBeNull();
    const cover = (await formOf(token, id)).cover_img;
    expect(cover).not.toBe(before);
    api.pass(13 * HOUR_MS);
    const { db, clock } = api.services;
    await db.deleteFrom('job').where('kind', '=', ORPHANS_JOB).execute();
    await enqueue(db, { kind: ORPHANS_JOB, payload: {}, now: clock() });
    await runJobs();
    const stored = db.selectFrom('picture_upload').select('img_name').where('img_name', 'in', [before, cover]);
    expect(await stored.execute()).toHaveLength(2);
    await acceptAll();
    expect((await online(id)).cover_img).toBe(cover);
  });
});
