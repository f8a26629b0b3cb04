import { expect, it } from 'vitest';
import { REPLY_TIMES_JOB } from '../src/conversations/jobs/replyTimesJob.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { runJobsStrictly } from './support/jobs.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describeBothEngines('Reply times', (open) => {
  const api = createFixtureApi(open);
  const { createUser } = createAdTools(api);
  const { createListing, start, send } = createConversationTools(api);

  /** A seller who replied to these conversations after so many minutes; null for no reply. */
  async function createSeller(replies: readonly (number | null)[]): Promise<string> {
    const seller = await createUser('user');
    const property = await createListing(seller.id);
    for (const minutes of replies) {
      const conversation = await start((await createUser('user')).token, property);
      if (minutes === null) continue;
      api.advanceTime(minutes * MINUTE_MS);
      await send(seller.token, conversation, 'نعم، ما زال متاحًا');
    }
    return property;
  }
  async function computeAfter(milliseconds: number): Promise<void> {
    api.advanceTime(milliseconds);
    await enqueue(api.database.db, { kind: REPLY_TIMES_JOB, payload: {}, now: api.services.clock() });
    await runJobsStrictly(api);
  }
  const fetchReplyHours = async (property: string) =>
    (await api.client.fetchAnswer('getProperty', `/properties/${property}`)).data.user.reply_hours;

  it('are the median of at least five conversations', async () => {
    const property = await createSeller([10, 100, 110, 300, 5]);
    const newSeller = await createSeller([1, 1, 1, 1]);
    expect(await fetchReplyHours(property)).toBeNull();
    await computeAfter(DAY_MS);
    expect(await fetchReplyHours(property)).toBe(2);
    expect(await fetchReplyHours(newSeller)).toBeNull();
  });

  it('disappear when most conversations stay unanswered for three days', async () => {
    const property = await createSeller([10, 10, null, null, null]);
    await computeAfter(DAY_MS);
    expect(await fetchReplyHours(property)).toBeNull();
    const reliable = await createSeller([10, 10, 10, null, null]);
    await computeAfter(DAY_MS);
    expect(await fetchReplyHours(reliable)).toBeNull();
    await computeAfter(3 * DAY_MS);
    expect(await fetchReplyHours(reliable)).toBe(1);
  });

  it('count only conversations of 90 days', async () => {
    const property = await createSeller([10, 10, 10, 10, 10]);
    await computeAfter(DAY_MS);
    expect(await fetchReplyHours(property)).toBe(1);
    await computeAfter(90 * DAY_MS);
    expect(await fetchReplyHours(property)).toBeNull();
  });
});
