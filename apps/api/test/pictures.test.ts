import { AVAILABILITY } from '@mashrabiya/contract';
import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answerErrors } from '../src/app/errors.ts';
import { readStoredFile } from '../src/files/readStoredFile.ts';
import { serveImages } from '../src/host/images.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { PICTURE_JOB } from '../src/media/jobs/pictureJob.ts';
import { getSourceFile, listPictureFiles } from '../src/media/rules/pictureFiles.ts';
import { runDecoding } from '../src/media/services/decodePicture.ts';
import { ORPHANS_JOB } from '../src/orphans/jobs/orphansJob.ts';
import { createRandomSource } from '../src/testing/createRandomSource.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';
import { createAdTools } from './support/ads.ts';
import { buildJsonRequest, encodeForm, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createTestLog } from './support/testLog.ts';

const HOUR_MS = 3_600_000;

describe('The pictures of ads', () => {
  const api = createFixtureApi(openMigrated);
  const { buildAdForm, createUser, postAd, editAd, fetchOwnAds, acceptAll, runJobs } = createAdTools(api);
  const site = new Hono();
  site.onError(answerErrors(createTestLog((line) => api.logged.push(line))));
  beforeAll(() => serveImages(site, [api.services.files]));

  async function upload(token: string, file: File, signal?: AbortSignal) {
    const body = new FormData();
    body.append('picture', file);
    const init = withToken(token, await encodeForm({ method: 'POST', body }));
    return api.client.request('/uploads/pictures', { ...init, ...(signal && { signal }) });
  }
  const createPhoto = () =>
    sharp({
      create: {
        width: 64,
        height: 48,
        channels: 3,
        background: '#845',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    });
  async function uploadPhoto(token: string): Promise<string> {
    const answer = await upload(token, new File([Uint8Array.from(await createPhoto().jpeg().toBuffer())], 'a.jpg'));
    return (await answer.json()).data.id;
  }
  /** Runs the cleanup job hours later. */
  async function runOrphansJob(hours: number) {
    api.advanceTime(hours * HOUR_MS);
    const { db, clock } = api.services;
    await db.deleteFrom('job').where('kind', '=', ORPHANS_JOB).execute();
    await enqueue(db, { kind: ORPHANS_JOB, payload: {}, now: clock() });
    await runJobs();
  }
  const listFiles = async (name: string) => {
    const pictureFiles = await Promise.all(
      listPictureFiles(name).map((file) => readStoredFile(api.services.files, file)),
    );
    return pictureFiles.filter(Boolean).length;
  };

  it('of one user wait behind those of others, at most ten at a time, until their requests end', async () => {
    const [busyUser, otherUser] = [await createUser(), await createUser()];
    const bytes = Uint8Array.from(await createPhoto().jpeg().toBuffer());
    const decoderGate = Promise.withResolvers<void>();
    // Releases the decoder for later tests, even after a failure.
    onTestFinished(() => decoderGate.resolve());
    const decoder = runDecoding(() => decoderGate.promise, { owner: busyUser.id });
    const answered: string[] = [];
    const send = async (name: string, token: string, signal?: AbortSignal) => {
      const { status } = await upload(token, new File([bytes], 'a.jpg'), signal);
      answered.push(`${name} ${status}`);
    };
    const requests = Array.from({ length: 11 }, (_, index) => ({ name: `greedy${index}`, end: new AbortController() }));
    const sent = requests.map(({ name, end }) => send(name, busyUser.token, end.signal));
    await expect.poll(() => answered, { timeout: 10_000 }).toEqual([expect.stringMatching(/ 503$/)]);
    const waitingRequest = requests.find(({ name }) => answered[0] !== `${name} 503`);
    waitingRequest?.end.abort();
    await expect.poll(() => answered, { timeout: 10_000 }).toEqual([answered[0], `${waitingRequest?.name} 503`]);
    sent.push(send('other', otherUser.token));
    await new Promise((resolve) => setTimeout(resolve, 300));
    decoderGate.resolve();
    await Promise.all([...sent, decoder]);
    expect(answered.indexOf('other 200')).toBeLessThan(5);
    expect(answered.filter((answer) => /^greedy.* 200$/.test(answer))).toHaveLength(9);
  });

  it('are shown at once in the nearest size, and in each width and format after a job', async () => {
    const { token } = await createUser();
    const name = await uploadPhoto(token);
    const path = `/images/${name.replace('.webp', '')}-480.avif`;
    const earlyResponse = await site.request(path);
    expect([
      earlyResponse.status,
      earlyResponse.headers.get('content-type'),
      earlyResponse.headers.get('cache-control'),
    ]).toEqual([200, 'image/webp', 'no-cache']);
    expect((await site.request(`/images/${name}`)).status).toBe(200);
    await runJobs();
    const lateResponse = await site.request(path, {
      headers: { 'if-none-match': earlyResponse.headers.get('etag') ?? '' },
    });
    expect([lateResponse.status, lateResponse.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(lateResponse.headers.get('cache-control')).toContain('immutable');
    expect(await listFiles(name)).toBe(6);
  });

  it('can be posted before they are scaled', async () => {
    const { token } = await createUser();
    const name = await uploadPhoto(token);
    const { body } = await buildAdForm({ cover_img: name });
    body.delete('image[]');
    body.append('pictures[]', name);
    const { data } = await api.client.fetchAnswer(
      'addProperty',
      '/properties',
      withToken(token, { method: 'POST', body }),
    );
    expect(data.cover_img).toBe(name);
    await runOrphansJob(30);
    expect(await listFiles(name)).toBe(6);
  });

  it('are refused if they are deleted as unused while a listing is posted with them', async () => {
    const { token } = await createUser();
    const name = await uploadPhoto(token);
    api.advanceTime(13 * HOUR_MS);
    const { body } = await buildAdForm();
    body.append('pictures[]', name);
    const { files } = api.services;
    const put = files.put.bind(files);
    vi.spyOn(files, 'put').mockImplementationOnce(async (...file) => {
      await put(...file);
      await runOrphansJob(0);
    });
    const init = withToken(token, await encodeForm({ method: 'POST', body }));
    expect(await api.client.fetchFaults('/properties', init)).toEqual(['images_failed /image']);
    expect(await listFiles(name)).toBe(0);
  });

  it('are refused if another edit removes them, and the job deletes them, meanwhile', async () => {
    const { token } = await createUser();
    const { id, img } = await postAd(token);
    const name = img[0]?.img_name ?? '';
    api.advanceTime(13 * HOUR_MS);
    const { body } = await buildAdForm();
    body.append('old_images[]', name);
    const init = withToken(token, await encodeForm({ method: 'POST', body }));
    const { files } = api.services;
    const put = files.put.bind(files);
    vi.spyOn(files, 'put').mockImplementationOnce(async (...file) => {
      await put(...file);
      await editAd(token, id);
      await runOrphansJob(0);
    });
    expect(await api.client.fetchFaults(`/properties/${id}`, init)).toEqual(['images_failed /image']);
    expect(await listFiles(name)).toBe(0);
  });

  it('are deleted half a day after their last use', async () => {
    const { token } = await createUser();
    const unused = await uploadPhoto(token);
    const { id, img } = await postAd(token);
    const shownName = img[0]?.img_name ?? '';
    await acceptAll();
    await runOrphansJob(13);
    expect([await listFiles(unused), await listFiles(shownName)]).toEqual([0, 6]);
    await api.client.fetchAnswer('removeProperty', `/properties/${id}`, withToken(token, { method: 'DELETE' }));
    await runOrphansJob(13);
    expect(await listFiles(shownName)).toBe(0);
    expect((await site.request(`/images/${shownName}`)).status).toBe(404);
  });

  it('are deleted with their uploader’s account', async () => {
    const { token, password } = await createUser();
    const { img } = await postAd(token);
    const name = img[0]?.img_name ?? '';
    const deletion = { ...buildJsonRequest({ current_password: password }), method: 'DELETE' };
    await api.client.fetchAnswer('deleteAccount', '/user', withToken(token, deletion));
    await runOrphansJob(13);
    expect(await listFiles(name)).toBe(0);
  });

  it('are deleted by their owner only: the same photograph uploaded twice is two pictures', async () => {
    const [firstUser, secondUser] = [await createUser(), await createUser()];
    const bytes = Uint8Array.from(await createPhoto().jpeg().toBuffer());
    const send = async (token: string) => (await (await upload(token, new File([bytes], 'a.jpg'))).json()).data.id;
    const [first, second] = [await send(firstUser.token), await send(secondUser.token)];
    expect(first).not.toBe(second);
    await runJobs();
    expect((await fetchOwnAds(firstUser.token)).total_properties).toBe(0);
  });

  it('that are hostile break nothing, and are not served', async () => {
    const { pick, below } = createRandomSource(500);
    const SCRIPT_MARK = '<script>alert("mashrabiya")</script>';
    const realPictures = await Promise.all(
      (['jpeg', 'png', 'webp', 'avif'] as const).map((format) => createPhoto().toFormat(format).toBuffer()),
    );
    const bomb = Buffer.from(realPictures[1] ?? []);
    bomb.writeUInt32BE(40_000, 16);
    bomb.writeUInt32BE(40_000, 20);
    const createNoise = (length: number) => Buffer.from(Array.from({ length }, () => below(256)));
    const makers: readonly (() => Buffer)[] = [
      () => {
        const wholePicture = pick(realPictures);
        return wholePicture.subarray(0, 1 + below(wholePicture.length - 1));
      },
      () => Buffer.concat([pick(realPictures), Buffer.from(SCRIPT_MARK)]),
      () => Buffer.concat([pick(realPictures), Buffer.from('PK\x03\x04'), createNoise(200), Buffer.from(SCRIPT_MARK)]),
      () => {
        const damagedPicture = Buffer.from(pick(realPictures));
        for (let flips = 1 + below(20); flips > 0; flips--) damagedPicture[below(damagedPicture.length)] = below(256);
        return damagedPicture;
      },
      () => bomb,
      () => Buffer.concat([pick(realPictures).subarray(0, 16), createNoise(300)]),
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT_MARK}</svg>`),
      () => Buffer.from(`GIF89a/*${SCRIPT_MARK}*/=1`),
      () => Buffer.from(`%PDF-1.7 ${SCRIPT_MARK}`),
      () => Buffer.from(`\xff\xd8\xff${SCRIPT_MARK}`, 'latin1'),
      () => Buffer.alloc(0),
    ];
    const names = [
      'a.jpg',
      '../../../etc/passwd',
      '..\\..\\boot.ini',
      'a.php',
      '.htaccess',
      'صورة\u202egpj.exe',
      `${'x'.repeat(4000)}.png`,
      '/',
    ];
    const types = ['image/jpeg', 'image/svg+xml', 'text/html', 'application/x-php', ''];
    const logLength = api.logged.length;
    const answers = new Map<number, number>();
    const accepted: string[] = [];
    let { token } = await createUser();
    for (let round = 0; round < 490; round++) {
      if (round === 250) ({ token } = await createUser());
      const bytes = Uint8Array.from((makers[round % makers.length] ?? (() => Buffer.alloc(0)))());
      const answer = await upload(token, new File([bytes], pick(names), { type: pick(types) }));
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
      if (answer.ok) accepted.push((await answer.json()).data.id);
    }
    for (let round = 0; round < 10; round++) {
      const body = new FormData();
      for (let part = 0; part < 1000; part++)
        body.append(pick(['picture', 'a', '__proto__', 'x[]']), pick([new File([SCRIPT_MARK], 'a.jpg'), SCRIPT_MARK]));
      const answer = await api.client.request(
        '/uploads/pictures',
        withToken(token, await encodeForm({ method: 'POST', body })),
      );
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    }
    expect([...answers.values()].reduce((sum, count) => sum + count)).toBe(500);
    for (const status of answers.keys()) expect([200, 400, 413, 422]).toContain(status);
    expect(api.logged.slice(logLength)).toEqual([]);
    expect(accepted.length).toBeGreaterThan(50);
    await api.database.db.deleteFrom('job').where('kind', '=', PICTURE_JOB).execute();
    for (const name of accepted) {
      expect(name).toMatch(/^[\da-f]{16}\.webp$/);
      const storedSource = Buffer.from((await readStoredFile(api.services.files, getSourceFile(name))) ?? []);
      expect((await sharp(storedSource).metadata()).format).toBe('webp');
      expect(storedSource.includes('mashrabiya')).toBe(false);
    }
    expect(
      (await upload((await createUser()).token, new File([Uint8Array.from(realPictures[0] ?? [])], 'a.jpg'))).status,
    ).toBe(200);
  }, 120_000);

  it('of a listed ad are never deleted by the job', async () => {
    const { token } = await createUser();
    const { id, img } = await postAd(token);
    await acceptAll();
    await runOrphansJob(13);
    const row = await api.database.db
      .selectFrom('property')
      .select('availability')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.availability).toBe(AVAILABILITY.active);
    expect(await listFiles(img[0]?.img_name ?? '')).toBe(6);
  });
});
