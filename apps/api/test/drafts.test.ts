import { type DraftInput, MAX_DRAFTS, uuidv7 } from '@mashrabiya/contract';
import { emptyDraft } from '@mashrabiya/mocks';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { enqueue } from '../src/jobs/enqueue.ts';
import { ORPHANS_JOB } from '../src/orphans/jobs/orphansJob.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { runJobsStrictly } from './support/jobs.ts';
import { registerUser } from './support/users.ts';

const DAY_MS = 86_400_000;

describeEngines('Drafts', (open) => {
  const api = createFixtureApi(open);
  let started = 0;
  const newId = () => uuidv7(new Date(Date.UTC(2026, 10, 1) + ++started));
  const save = (token: string, id: string, overrides: Partial<DraftInput> = {}) =>
    api.client.fetchAnswer('saveDraft', `/user/drafts/${id}`, buildPost(token, { ...emptyDraft, ...overrides }));
  const list = (token: string) => api.client.fetchData('listDrafts', '/user/drafts', withToken(token));
  const remove = (token: string, id: string) =>
    api.client.fetchAnswer('removeDraft', `/user/drafts/${id}`, withToken(token, { method: 'DELETE' }));

  it('are saved as they are, last write wins, and are counted', async () => {
    const { token } = await registerUser(api.client);
    const [first, second] = [newId(), newId()];
    expect((await save(token, first, { address: 'ش' })).data).toMatchObject({ id: first, version: 1 });
    expect((await save(token, first, { address: 'شقة', price: 0.5 })).data.version).toBe(2);
    api.advanceTime(1000);
    await save(token, second, { finishing: 'finished', feature_ids: [3, 1] });
    expect(await list(token)).toMatchObject([
      { id: second, version: 1, content: { finishing: 'finished', feature_ids: [3, 1] } },
      { id: first, version: 2, content: { address: 'شقة', price: 0.5 } },
    ]);
  });

  it('belong to one user: other users cannot see, change or remove them', async () => {
    const [owner, otherUser] = [await registerUser(api.client), await registerUser(api.client)];
    const id = newId();
    await save(owner.token, id, { address: 'شقة' });
    expect(await list(otherUser.token)).toEqual([]);
    await save(otherUser.token, id, { address: 'فيلا' });
    await remove(otherUser.token, id);
    expect(await list(otherUser.token)).toEqual([]);
    expect(await list(owner.token)).toMatchObject([{ id, version: 1, content: { address: 'شقة' } }]);
    await remove(owner.token, id);
    await remove(owner.token, id);
    expect(await list(owner.token)).toEqual([]);
  });

  it(`are limited to ${MAX_DRAFTS}: the least recently used is removed`, async () => {
    const { token } = await registerUser(api.client);
    const ids = Array.from({ length: MAX_DRAFTS + 1 }, newId);
    for (const id of ids) {
      await save(token, id);
      api.advanceTime(1000);
    }
    expect((await list(token)).map(({ id }) => id)).toEqual(ids.slice(1).reverse());
  });

  it('refuse invalid content', async () => {
    const { token } = await registerUser(api.client);
    const path = `/user/drafts/${newId()}`;
    const fetchRefusal = async (overrides: object) =>
      (await api.client.fetchRefusal(path, buildPost(token, { ...emptyDraft, ...overrides }))).status;
    expect(await fetchRefusal({ address: 'a'.repeat(5001) })).toBe(422);
    expect(await fetchRefusal({ pictures: Array.from({ length: 11 }, () => 'a.webp') })).toBe(422);
    expect(await fetchRefusal({ user_id: 'x' })).toBe(422);
    expect(await list(token)).toEqual([]);
  });

  it('hold their pictures, which are deleted with the last reference', async () => {
    const { token } = await registerUser(api.client);
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.append('picture', new File([Uint8Array.from(bytes)], 'a.jpg'));
    const sendAnswer = await api.client.fetchAnswer(
      'uploadPicture',
      '/uploads/pictures',
      withToken(token, { method: 'POST', body }),
    );
    const id = newId();
    await save(token, id, { pictures: [sendAnswer.data.id], cover_img: sendAnswer.data.id });
    const { db, clock } = api.services;
    const runOrphansJob = async () => {
      await db.deleteFrom('job').where('kind', '=', ORPHANS_JOB).execute();
      await enqueue(db, { kind: ORPHANS_JOB, payload: {}, now: clock() });
      await runJobsStrictly(api);
    };
    const isStored = async () =>
      (await db.selectFrom('picture_upload').selectAll().where('img_name', '=', sendAnswer.data.id).execute())
        .length === 1;
    api.advanceTime(2 * DAY_MS);
    await runOrphansJob();
    expect(await isStored()).toBe(true);
    await remove(token, id);
    await runOrphansJob();
    expect(await isStored()).toBe(false);
  });
});
