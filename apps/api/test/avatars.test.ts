import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { answerErrors } from '../src/app/errors.ts';
import { serveImages } from '../src/host/images.ts';
import { enqueueOnce } from '../src/jobs/jobs.ts';
import { ORPHANS_JOB } from '../src/orphans/jobs/orphansJob.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { as, encoded, posting, postingForm } from './support/ask.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { greyPng } from './support/greyPng.ts';
import { runJobsWell } from './support/jobs.ts';
import { confirmed, registered } from './support/users.ts';

const DAY_MS = 86_400_000;

const photo = (width = 900, height = 600) => sharp({ create: { width, height, channels: 3, background: '#b5651d' } });
const jpeg = () => photo().jpeg().toBuffer();
const file = (bytes: Uint8Array, name = 'me.jpg', type = 'image/jpeg') =>
  new File([Uint8Array.from(bytes)], name, { type });

describeEngines('Profile pictures', (open) => {
  const api = fixtureApi(open);
  let images: Hono;
  beforeAll(() => {
    images = new Hono().onError(answerErrors((message) => api.logged.push(message)));
    serveImages(images, [api.services.files]);
  });
  const change = async (token: string, own: Record<string, string | Blob>) =>
    as(token, await encoded(postingForm({ name: 'Nadia', phone: '', ...own })));
  const changed = async (token: string, own: Record<string, string | Blob>) =>
    (await api.ask.answerOf('updateProfile', '/user/profile', await change(token, own))).data.profile_pic;
  const faultsOf = async (token: string, own: Record<string, string | Blob>) =>
    (await api.ask.refusalOf('/user/profile', await change(token, own))).faults;
  const served = (name: string | null, headers = {}) => images.request(`/images/profile/${name}`, { headers });
  const profile = async (token: string) => (await api.ask.answerOf('getProfile', '/user/profile', as(token))).data;
  async function storedNames(): Promise<string[]> {
    const names: string[] = [];
    for await (const { key } of api.services.files.list('profile')) names.push(key.slice('profile/'.length));
    return names;
  }

  it('are served upright and square, immutable, without metadata', async () => {
    const { token } = await registered(api.ask);
    const sent = await photo()
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '30/1 2/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const name = await changed(token, { avatar: file(sent) });
    expect(name).toMatch(/^[\da-f]{32}\.webp$/);
    expect((await profile(token)).profile_pic).toBe(name);
    const response = await served(name);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toBe('image/webp');
    const shown = await sharp(await response.arrayBuffer()).metadata();
    expect(shown).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(shown.exif ?? shown.xmp ?? shown.icc ?? shown.orientation).toBeUndefined();
    expect((await served(name, { range: 'bytes=0-3' })).status).toBe(206);
  });

  it('are replaced by the next, stay when only the name changes, and can be removed', async () => {
    const { token } = await registered(api.ask);
    const first = await changed(token, { avatar: file(await jpeg()) });
    const second = await changed(token, { avatar: file(await photo().png().toBuffer(), 'me.png', 'image/png') });
    expect(second).not.toBe(first);
    expect((await served(first)).status).toBe(404);
    expect(await changed(token, { name: 'Mona' })).toBe(second);
    expect(await changed(token, { remove_avatar: '1' })).toBeNull();
    expect((await served(second)).status).toBe(404);
  });

  it('are deleted with the account', async () => {
    const { token, password } = await registered(api.ask);
    const name = await changed(token, { avatar: file(await jpeg()) });
    const init = { ...posting({ current_password: password }), method: 'DELETE' };
    await api.ask.answerOf('deleteAccount', '/user', as(token, init));
    expect((await served(name)).status).toBe(404);
  });

  it('are accepted by content, whatever their file name', async () => {
    const { token } = await registered(api.ask);
    for (const made of [photo().avif({ effort: 0 }), photo().webp(), photo().png(), photo().jpeg()]) {
      const sent = file(await made.toBuffer(), '../../etc/passwd.exe', 'text/html');
      expect((await served(await changed(token, { avatar: sent }))).status).toBe(200);
    }
  });

  it('are refused at their field if invalid, without other changes', async () => {
    const { token } = await registered(api.ask);
    const before = await changed(token, { avatar: file(await jpeg()) });
    const whole = await jpeg();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const hostile: [Uint8Array, string][] = [
      [svg, 'picture_unsupported'],
      [Buffer.from('GIF89a<script>'), 'picture_unsupported'],
      [Buffer.from('%PDF-1.7'), 'picture_unsupported'],
      [Buffer.from('<!doctype html><script>1</script>'), 'picture_unsupported'],
      [await photo().tiff().toBuffer(), 'picture_unsupported'],
      [whole.subarray(0, whole.length / 2), 'picture_broken'],
      [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]), 'picture_broken'],
      [Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'picture_broken'],
      [greyPng(30_000, 30_000), 'picture_too_large'],
      [greyPng(1, 49_000_000), 'picture_too_large'],
      [greyPng(100, 4_000), 'picture_too_narrow'],
      [Buffer.alloc(15 * 1024 * 1024 + 1, 0xff), 'file_too_large'],
    ];
    for (const [bytes, code] of hostile)
      expect(await faultsOf(token, { name: 'Changed', avatar: file(bytes) })).toEqual([`${code} /avatar`]);
    expect(await profile(token)).toMatchObject({ name: 'Nadia', profile_pic: before });
    expect((await served(before)).status).toBe(200);
  });

  it('contain nothing that was hidden in the file', async () => {
    const { token } = await registered(api.ask);
    const polyglot = Buffer.concat([await jpeg(), Buffer.from('<script>alert("hidden")</script>PK\x03\x04')]);
    const name = await changed(token, { avatar: file(polyglot) });
    const shown = Buffer.from(await (await served(name)).arrayBuffer()).toString('latin1');
    expect(shown).not.toMatch(/script|hidden/);
  });

  it('are not stored if the number is refused or the login is missing', async () => {
    const owner = await confirmed(api, { phone: '01000008801' });
    const { token } = await registered(api.ask);
    const before = await storedNames();
    expect(await faultsOf(token, { phone: '01000008801', avatar: file(await jpeg()) })).toEqual(['phone_taken /phone']);
    expect(
      (await api.ask.refusalOf('/user/profile', await change('nobody', { avatar: file(await jpeg()) }))).status,
    ).toBe(401);
    expect(await storedNames()).toEqual(before);
    expect(owner.user.profile_pic).toBeNull();
  });

  it('without an owner are deleted within a day, repeatedly', async () => {
    const { db, clock, files } = api.services;
    const { token } = await registered(api.ask);
    const updated = await changed(token, { avatar: file(await jpeg()) });
    const leave = (name: string) => files.put(`profile/${name}`, new Blob(['x']));
    await leave('orphan1.webp');
    await enqueueOnce(db, { kind: ORPHANS_JOB, payload: {}, now: clock() });
    await enqueueOnce(db, { kind: ORPHANS_JOB, payload: {}, now: clock() });
    await runJobsWell(api);
    expect(await storedNames()).toContain('orphan1.webp');
    api.pass(DAY_MS);
    await leave('young.webp');
    await runJobsWell(api);
    expect(await storedNames()).not.toContain('orphan1.webp');
    expect(await storedNames()).toEqual(expect.arrayContaining([updated, 'young.webp']));
    api.pass(DAY_MS);
    await runJobsWell(api);
    expect(await storedNames()).not.toContain('young.webp');
    const waiting = await db
      .selectFrom('job')
      .select('id')
      .where('kind', '=', ORPHANS_JOB)
      .where('state', '=', 'waiting');
    expect(await waiting.execute()).toHaveLength(1);
  });
});
