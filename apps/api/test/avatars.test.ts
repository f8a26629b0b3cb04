import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { answerErrors } from '../src/app/errors.ts';
import { serveImages } from '../src/host/images.ts';
import { enqueueOnce } from '../src/jobs/enqueue.ts';
import { ORPHANS_JOB } from '../src/orphans/jobs/orphansJob.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { buildFormRequest, buildJsonRequest, encodeForm, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createGrayPng } from './support/grayPng.ts';
import { runJobsStrictly } from './support/jobs.ts';
import { createTestLog } from './support/testLog.ts';
import { registerConfirmedUser, registerUser } from './support/users.ts';

const DAY_MS = 86_400_000;

const createPhoto = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#b5651d' } });
const createJpeg = () => createPhoto().jpeg().toBuffer();
const createFile = (bytes: Uint8Array, name = 'me.jpg', type = 'image/jpeg') =>
  new File([Uint8Array.from(bytes)], name, { type });

describeEngines('Profile pictures', (open) => {
  const api = createFixtureApi(open);
  let images: Hono;
  beforeAll(() => {
    images = new Hono().onError(answerErrors(createTestLog((line) => api.logged.push(line))));
    serveImages(images, [api.services.files]);
  });
  const sendChange = async (token: string, overrides: Record<string, string | Blob>) =>
    withToken(token, await encodeForm(buildFormRequest({ name: 'Nadia', phone: '', ...overrides })));
  const changeAvatar = async (token: string, overrides: Record<string, string | Blob>) =>
    (await api.client.fetchData('updateProfile', '/user/profile', await sendChange(token, overrides))).profile_pic;
  const fetchFaults = async (token: string, overrides: Record<string, string | Blob>) =>
    await api.client.fetchFaults('/user/profile', await sendChange(token, overrides));
  const fetchAvatar = (name: string | null, headers = {}) => images.request(`/images/profile/${name}`, { headers });
  const fetchProfile = (token: string) => api.client.fetchData('getProfile', '/user/profile', withToken(token));
  async function listStoredNames(): Promise<string[]> {
    const names: string[] = [];
    for await (const { key } of api.services.files.list('profile')) names.push(key.slice('profile/'.length));
    return names;
  }

  it('are served upright and square, immutable, without metadata', async () => {
    const { token } = await registerUser(api.client);
    const sentPicture = await createPhoto()
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '30/1 2/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const name = await changeAvatar(token, { avatar: createFile(sentPicture) });
    expect(name).toMatch(/^[\da-f]{32}\.webp$/);
    expect((await fetchProfile(token)).profile_pic).toBe(name);
    const response = await fetchAvatar(name);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toBe('image/webp');
    const servedImage = await sharp(await response.arrayBuffer()).metadata();
    expect(servedImage).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(servedImage.exif ?? servedImage.xmp ?? servedImage.icc ?? servedImage.orientation).toBeUndefined();
    expect((await fetchAvatar(name, { range: 'bytes=0-3' })).status).toBe(206);
  });

  it('are replaced by the next, stay when only the name changes, and can be removed', async () => {
    const { token } = await registerUser(api.client);
    const first = await changeAvatar(token, { avatar: createFile(await createJpeg()) });
    const second = await changeAvatar(token, {
      avatar: createFile(await createPhoto().png().toBuffer(), 'me.png', 'image/png'),
    });
    expect(second).not.toBe(first);
    expect((await fetchAvatar(first)).status).toBe(404);
    expect(await changeAvatar(token, { name: 'Mona' })).toBe(second);
    expect(await changeAvatar(token, { remove_avatar: '1' })).toBeNull();
    expect((await fetchAvatar(second)).status).toBe(404);
  });

  it('are deleted with the account', async () => {
    const { token, password } = await registerUser(api.client);
    const name = await changeAvatar(token, { avatar: createFile(await createJpeg()) });
    const init = { ...buildJsonRequest({ current_password: password }), method: 'DELETE' };
    await api.client.fetchAnswer('deleteAccount', '/user', withToken(token, init));
    expect((await fetchAvatar(name)).status).toBe(404);
  });

  it('are accepted by content, whatever their file name', async () => {
    const { token } = await registerUser(api.client);
    for (const image of [
      createPhoto().avif({ effort: 0 }),
      createPhoto().webp(),
      createPhoto().png(),
      createPhoto().jpeg(),
    ]) {
      const sentFile = createFile(await image.toBuffer(), '../../etc/passwd.exe', 'text/html');
      expect((await fetchAvatar(await changeAvatar(token, { avatar: sentFile }))).status).toBe(200);
    }
  });

  it('are refused at their field if invalid, without other changes', async () => {
    const { token } = await registerUser(api.client);
    const previousAvatar = await changeAvatar(token, { avatar: createFile(await createJpeg()) });
    const wholeJpeg = await createJpeg();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const hostileFiles: [Uint8Array, string][] = [
      [svg, 'picture_unsupported'],
      [Buffer.from('GIF89a<script>'), 'picture_unsupported'],
      [Buffer.from('%PDF-1.7'), 'picture_unsupported'],
      [Buffer.from('<!doctype html><script>1</script>'), 'picture_unsupported'],
      [await createPhoto().tiff().toBuffer(), 'picture_unsupported'],
      [wholeJpeg.subarray(0, wholeJpeg.length / 2), 'picture_broken'],
      [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]), 'picture_broken'],
      [Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'picture_broken'],
      [createGrayPng(30_000, 30_000), 'picture_too_large'],
      [createGrayPng(1, 49_000_000), 'picture_too_large'],
      [createGrayPng(100, 4_000), 'picture_too_narrow'],
      [Buffer.alloc(15 * 1024 * 1024 + 1, 0xff), 'file_too_large'],
    ];
    for (const [bytes, code] of hostileFiles)
      expect(await fetchFaults(token, { name: 'Changed', avatar: createFile(bytes) })).toEqual([`${code} /avatar`]);
    expect(await fetchProfile(token)).toMatchObject({ name: 'Nadia', profile_pic: previousAvatar });
    expect((await fetchAvatar(previousAvatar)).status).toBe(200);
  });

  it('contain nothing that was hidden in the file', async () => {
    const { token } = await registerUser(api.client);
    const polyglot = Buffer.concat([await createJpeg(), Buffer.from('<script>alert("hidden")</script>PK\x03\x04')]);
    const name = await changeAvatar(token, { avatar: createFile(polyglot) });
    const servedText = Buffer.from(await (await fetchAvatar(name)).arrayBuffer()).toString('latin1');
    expect(servedText).not.toMatch(/script|hidden/);
  });

  it('are not stored if the number is refused or the login is missing', async () => {
    const owner = await registerConfirmedUser(api, { phone: '01000008801' });
    const { token } = await registerUser(api.client);
    const namesBefore = await listStoredNames();
    expect(await fetchFaults(token, { phone: '01000008801', avatar: createFile(await createJpeg()) })).toEqual([
      'phone_taken /phone',
    ]);
    expect(
      (
        await api.client.fetchRefusal(
          '/user/profile',
          await sendChange('nobody', { avatar: createFile(await createJpeg()) }),
        )
      ).status,
    ).toBe(401);
    expect(await listStoredNames()).toEqual(namesBefore);
    expect(owner.user.profile_pic).toBeNull();
  });

  it('without an owner are deleted within a day, repeatedly', async () => {
    const { db, clock, files } = api.services;
    const { token } = await registerUser(api.client);
    const updatedAvatar = await changeAvatar(token, { avatar: createFile(await createJpeg()) });
    const storeOrphan = (name: string) => files.put(`profile/${name}`, new Blob(['x']));
    await storeOrphan('orphan1.webp');
    await enqueueOnce(db, { kind: ORPHANS_JOB, payload: {}, now: clock() });
    await enqueueOnce(db, { kind: ORPHANS_JOB, payload: {}, now: clock() });
    await runJobsStrictly(api);
    expect(await listStoredNames()).toContain('orphan1.webp');
    api.advanceTime(DAY_MS);
    await storeOrphan('young.webp');
    await runJobsStrictly(api);
    expect(await listStoredNames()).not.toContain('orphan1.webp');
    expect(await listStoredNames()).toEqual(expect.arrayContaining([updatedAvatar, 'young.webp']));
    api.advanceTime(DAY_MS);
    await runJobsStrictly(api);
    expect(await listStoredNames()).not.toContain('young.webp');
    const pendingJobs = await db
      .selectFrom('job')
      .select('id')
      .where('kind', '=', ORPHANS_JOB)
      .where('state', '=', 'waiting');
    expect(await pendingJobs.execute()).toHaveLength(1);
  });
});
