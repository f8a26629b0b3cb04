import { mails } from '@mashrabiya/i18n/ar/mails';
import { expect, it } from 'vitest';
import { APPROVE_ADS_EVERY_MS, approveAdsJob } from '../src/moderation/jobs/approveAdsJob.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

describeEngines('A demo without moderators', (open) => {
  const api = createFixtureApi(open);
  const { buildAdForm, createUser, postAd, fetchOwnAds, fetchPageStatus, readSubjects } = createAdTools(api);
  const runApproveJob = (moderatorId: string | undefined) => {
    const now = api.services.clock();
    const job = approveAdsJob({ ...api.services, moderatorId, origin: () => 'http://localhost' });
    return job({}, { id: 'accept', now, attempts: 1, isLastAttempt: false });
  };
  const fetchAvailability = async (token: string) => (await fetchOwnAds(token)).data[0]?.availability;

  it('approves ads and edits automatically', async () => {
    const [{ token, email }, moderator] = [await createUser(), await createUser('moderator')];
    const { id } = await postAd(token);
    expect(await runApproveJob(moderator.id)).toEqual(new Date(api.services.clock().getTime() + APPROVE_ADS_EVERY_MS));
    expect(await fetchPageStatus(id)).toBe(200);
    expect(await readSubjects(email)).toContain(mails.ad_accepted.subject);
    const editAnswer = await api.client.fetchAnswer(
      'editProperty',
      `/properties/${id}`,
      withToken(token, await buildAdForm({ size: '170' })),
    );
    expect(editAnswer.data).toMatchObject({ availability: 2, edit: { refusal: null } });
    await runApproveJob(moderator.id);
    expect((await fetchOwnAds(token)).data[0]).toMatchObject({ availability: 2, size: 170, edit: null });
  });

  it('leaves ads that may not be listed: unconfirmed or removed', async () => {
    const [unconfirmed, { token }, moderator] = [await createUser(), await createUser(), await createUser('moderator')];
    await api.database.db
      .updateTable('app_user')
      .set({ email_verified_at: null })
      .where('id', '=', unconfirmed.id)
      .execute();
    const [waits, removed] = [await postAd(unconfirmed.token), await postAd(token)];
    await api.client.fetchAnswer('removeProperty', `/properties/${removed.id}`, withToken(token, { method: 'DELETE' }));
    await runApproveJob(moderator.id);
    expect(await fetchAvailability(unconfirmed.token)).toBe(1);
    expect(await fetchPageStatus(waits.id)).toBe(404);
    expect(await fetchPageStatus(removed.id)).toBe(410);
  });

  it('approves nothing unless the server was started for it', async () => {
    const { token } = await createUser();
    await postAd(token);
    expect(await runApproveJob(undefined)).toBeUndefined();
    expect(await fetchAvailability(token)).toBe(1);
  });
});
