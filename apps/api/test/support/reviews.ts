import type { createAdTools } from './ads.ts';
import { buildPost, withToken } from './client.ts';
import type { FixtureApi } from './createFixtureApi.ts';

export const BLOCK_REASON = { reason_ar: 'إعلانات لعقارات لا يملكها', reason_en: 'Ads for homes of others' };
export const UNBLOCK_REASON = { reason_ar: 'أرسل العقود', reason_en: 'Sent the contracts' };

/** Reviews of ads by moderators, blocks of sellers, and their log. */
export function createReviewTools(
  api: FixtureApi,
  { createUser, claimReview, decideReview }: ReturnType<typeof createAdTools>,
) {
  /** Approves pending ads until this one is claimed. */
  async function claimReviewOf(token: string, id: string) {
    for (;;) {
      const { data } = await claimReview(token);
      if (!data) throw new Error(`${id} is not pending`);
      if (data.property.id === id) return data;
      await decideReview(token, data.property.id, { decision: 'accepted', submitted_at: data.submitted_at });
    }
  }
  /** Claims an ad and decides on it; returns the time of its submission. */
  async function claimAndDecide(token: string, id: string, decision: object) {
    const { submitted_at } = await claimReviewOf(token, id);
    await decideReview(token, id, { ...decision, submitted_at });
    return submitted_at;
  }
  const fetchEvents = (token: string, query: string) =>
    api.client.fetchData('listModerationEvents', `/moderation/events?${query}`, withToken(token));

  return {
    claimReviewOf,
    claimAndDecide,
    review: async (id: string, decision: object = { decision: 'accepted' }) =>
      claimAndDecide((await createUser('moderator')).token, id, decision),
    undoReview: (token: string, id: string) =>
      api.client.fetchStatus(`/moderation/properties/${id}/undo`, buildPost(token)),
    blockUser: (token: string, id: string, reason: object = BLOCK_REASON) =>
      api.client.fetchAnswer('blockUser', `/moderation/sellers/${id}/block`, buildPost(token, reason)),
    unblockUser: (token: string, id: string) =>
      api.client.fetchAnswer('unblockUser', `/moderation/sellers/${id}/unblock`, buildPost(token, UNBLOCK_REASON)),
    fetchEvents,
    listEventKinds: async (token: string, query: string) =>
      (await fetchEvents(token, query)).data.map(({ kind }) => kind),
  };
}
