import type { CallAnswer } from '@mashrabiya/contract';
import type { APIRequestContext } from '@playwright/test';
import type { PostedAd } from './ads.ts';
import { fetchDemoToken } from './users.ts';

const JSON_API = { 'content-type': 'application/vnd.api+json' };

export const fetchModeratorToken = (request: APIRequestContext): Promise<string> =>
  fetchDemoToken(request, 'moderator@example.com');

/**
 * Has the moderator claim an ad, which moderation then shows first, and returns the case. Rejects ads that have waited
 * longer, so that no counted ad comes online.
 */
export async function openCase(request: APIRequestContext, token: string, { id }: Pick<PostedAd, 'id'>) {
  const headers = { ...JSON_API, authorization: `Bearer ${token}` };
  for (;;) {
    const answer = await request.post('/api/moderation/claims', { headers });
    const { data: found }: CallAnswer<'claimReview'> = await answer.json();
    if (!found) throw new Error(`${id} does not wait for a moderator`);
    if (found.property.id === id) return found;
    const { submitted_at } = found;
    const data = JSON.stringify({ decision: 'change', reasons: ['other'], note: null, submitted_at });
    await request.post(`/api/moderation/properties/${found.property.id}`, { headers, data });
  }
}

export async function approveAd(request: APIRequestContext, token: string, ad: Pick<PostedAd, 'id'>): Promise<void> {
  const { submitted_at } = await openCase(request, token, ad);
  await request.post(`/api/moderation/properties/${ad.id}`, {
    headers: { ...JSON_API, authorization: `Bearer ${token}` },
    data: JSON.stringify({ decision: 'accepted', reasons: [], note: null, submitted_at }),
  });
}

/** Removes all reported ads and dismisses reports of users, so that a test's report comes first. */
export async function clearReports(request: APIRequestContext, token: string): Promise<void> {
  const headers = { ...JSON_API, authorization: `Bearer ${token}` };
  for (;;) {
    const answer = await request.post('/api/moderation/reports/claims', { headers });
    const { data: found }: CallAnswer<'claimReport'> = await answer.json();
    if (!found) return;
    const until = found.reports.at(-1)?.at;
    const decision = found.kind === 'ad' ? 'off_offer' : 'dismissed';
    const data = JSON.stringify({ decision, reasons: ['not_owner'], note: null, until });
    const decided = await request.post(`/api/moderation/reports/${found.id}`, { headers, data });
    if (!decided.ok()) throw new Error(await decided.text());
  }
}
