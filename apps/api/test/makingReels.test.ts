import { AVAILABILITY } from '@mashrabiya/contract';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { mails as enMails } from '@mashrabiya/i18n/en/mails';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { describe, expect, it, vi } from 'vitest';
import { readStoredFile } from '../src/files/readStoredFile.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { ORPHANS_JOB, orphansJob } from '../src/orphans/jobs/orphansJob.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';
import { CITIES } from './fixtures/reference.ts';
import { createAdTools } from './support/ads.ts';
import { buildPost, encodeForm, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { buildReelFields } from './support/reels.ts';
import { BLOCK_REASON } from './support/reviews.ts';
import { readDemoFile } from './support/videos.ts';
import { createVideoTools } from './support/videoUploads.ts';

const HOUR_MS = 3_600_000;

/** Position of an MP4 box; -1 if it is missing. */
const findBox = (videoBytes: Uint8Array, box: string): number => Buffer.from(videoBytes).indexOf(box, 0, 'latin1');

/** A video's pictures, slowed down by this factor. */
async function stretchTimes(videoBytes: Uint8Array<ArrayBuffer>, times: number): Promise<Uint8Array<ArrayBuffer>> {
  const track = await new Input({ source: new BufferSource(videoBytes), formats: [MP4] }).getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('The video has no pictures');
  const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets())
    await source.add(packet.clone({ timestamp: packet.timestamp * times, duration: packet.duration * times }), {
      decoderConfig,
    });
  await output.finalize();
  return new Uint8Array(output.target.buffer ?? new ArrayBuffer(0));
}

describe('A new reel', () => {
  const api = createFixtureApi(openMigrated);
  const { buildAdForm, createUser, postAd, runJobs, acceptAll, readMails, readSubjects } = createAdTools(api);
  const videoBytes = readDemoFile('-small.mp4');
  const picture = readDemoFile('-480.webp');

  async function send(token: string, path: string, fields: Record<string, string | File>) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return api.client.request(path, withToken(token, await encodeForm({ method: 'POST', body })));
  }
  const readRefusal = async (response: Response) => {
    const { errors } = await response.json();
    return errors.map(({ code, source }: { code: string; source?: { pointer?: string } }) =>
      source?.pointer ? `${code} ${source.pointer}` : code,
    );
  };
  const { upload } = createVideoTools(api);
  const createFields = (property: string, overrides: Record<string, string | File> = {}) => ({
    ...buildReelFields(property),
    thumbnail: new File([picture], 'cover.webp', { type: 'image/webp' }),
    ...overrides,
  });
  const createVideoFile = () => new File([videoBytes], 'clip.mp4', { type: 'video/mp4' });
  async function createSeller() {
    const user = await createUser();
    const { id: property } = await postAd(user.token);
    return { ...user, property };
  }
  const findBalance = async (userId: string) => {
    const balanceRow = await api.database.db
      .selectFrom('ad_credit')
      .select('balance')
      .where('user_id', '=', userId)
      .where('ranking', '=', 1)
      .executeTakeFirstOrThrow();
    return balanceRow.balance;
  };
  const findReelRow = (id: string) =>
    api.database.db.selectFrom('reel').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('accepts a video that was uploaded before, and moves its index to the front', async () => {
    const { token, id: userId, property } = await createSeller();
    const sent = await upload(token, videoBytes);
    expect(sent.status).toBe(200);
    const { data: videoName } = await sent.json();
    expect(videoName.duration).toBeGreaterThan(3);
    const balanceBefore = await findBalance(userId);
    const answer = await send(token, '/reels', createFields(property, { clip: videoName.id }));
    expect(answer.status).toBe(200);
    const { data } = await answer.json();
    expect(data).toMatchObject({ availability: 1, ranking: 1, price: 4_850_000, video: `/clips/${videoName.id}.mp4` });
    expect(await findBalance(userId)).toBe(balanceBefore - 1);
    const storedVideo = await readStoredFile(api.services.files, `${videoName.id}.mp4`);
    if (!storedVideo) throw new Error('The video is not stored');
    expect(findBox(storedVideo, 'moov')).toBeGreaterThan(0);
    expect(findBox(storedVideo, 'moov')).toBeLessThan(findBox(storedVideo, 'mdat'));
    expect(await api.client.fetchStatus(`/reels/${data.id}`)).toBe(404);
  });

  it('uses the small version that was uploaded with its video; once posted, none is added', async () => {
    const { token, property } = await createSeller();
    const { id: videoName } = (await (await upload(token, readDemoFile('[0-9a-f]{16}.mp4'))).json()).data;
    await upload(token, videoBytes, videoName);
    const { data } = await (await send(token, '/reels', createFields(property, { clip: videoName }))).json();
    expect(data.small_video).toBe(`/clips/${videoName}-small.mp4`);
    const { id: uploadedVideoId } = (await (await upload(token, videoBytes)).json()).data;
    const editAnswer = await (
      await send(token, `/reels/${data.id}`, createFields(property, { clip: uploadedVideoId }))
    ).json();
    expect(editAnswer.data.small_video).toBe('');
    expect(await readRefusal(await upload(token, videoBytes, uploadedVideoId))).toEqual([
      'small_video_refused /small_of',
    ]);
  });

  it('removes all metadata', async () => {
    const { token } = await createSeller();
    const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
    const input = new Input({ source: new BufferSource(videoBytes), formats: [MP4] });
    const conversion = await Conversion.init({ input, output, tags: { comment: '+30.0444+031.2357/' } });
    await conversion.execute();
    const bytes = new Uint8Array(output.target.buffer ?? new ArrayBuffer(0));
    expect(findBox(bytes, '+30.0444')).toBeGreaterThan(0);
    const { data } = await (await upload(token, bytes)).json();
    const storedVideo = await readStoredFile(api.services.files, `${data.id}.mp4`);
    expect(findBox(storedVideo ?? new Uint8Array(), '+30.0444')).toBe(-1);
  });

  it('refuses an unplayable video with a clear message', async () => {
    const { token } = await createSeller();
    const truncatedVideo = videoBytes.slice(0, 2_000);
    const zeros = Uint8Array.from(videoBytes).fill(0, 200);
    expect(await readRefusal(await upload(token, picture))).toEqual(['video_unsupported /video']);
    expect(await readRefusal(await upload(token, new Uint8Array(5_000)))).toEqual(['video_unsupported /video']);
    for (const broken of [truncatedVideo, zeros])
      expect((await readRefusal(await upload(token, broken)))[0]).toMatch(/^video_(broken|unsupported) \/video$/);
    const rows = await api.database.db.selectFrom('clip_upload').select('clip').execute();
    for (const { clip: videoName } of rows)
      expect(await readStoredFile(api.services.files, `${videoName}.mp4`)).toBeDefined();
  });

  it('refuses videos that are too short or too long', async () => {
    const { token } = await createSeller();
    expect(await readRefusal(await upload(token, await stretchTimes(videoBytes, 0.1)))).toEqual([
      'video_too_short /video',
    ]);
    expect(await readRefusal(await upload(token, await stretchTimes(videoBytes, 10)))).toEqual([
      'video_too_long /video',
    ]);
  });

  it('reports all missing fields', async () => {
    const { token, property } = await createSeller();
    const shortFields = createFields(property, {
      title: 'قصير',
      description: 'قصير',
      price: '',
      video: createVideoFile(),
    });
    const faults = await readRefusal(await send(token, '/reels', shortFields));
    expect(faults).toEqual(['title_short /title', 'description_short /description', 'price_required /price']);
    expect(await readRefusal(await send(token, '/reels', createFields(property)))).toEqual(['video_required /video']);
    const otherSeller = await createSeller();
    expect(
      await readRefusal(await send(token, '/reels', createFields(otherSeller.property, { video: createVideoFile() }))),
    ).toEqual(['home_required /property_id']);
    const otherCityFields = createFields(property, { city: String(CITIES.october.id), video: createVideoFile() });
    expect(await readRefusal(await send(token, '/reels', otherCityFields))).toEqual(['city_required /city']);
  });

  it('accepts own videos only, and is changed by its owner only', async () => {
    const { token, property } = await createSeller();
    const otherSeller = await createSeller();
    const { data: videoName } = await (await upload(otherSeller.token, videoBytes)).json();
    expect(await readRefusal(await send(token, '/reels', createFields(property, { clip: videoName.id })))).toEqual([
      'video_failed /clip',
    ]);
    const { data } = await (await send(token, '/reels', createFields(property, { video: createVideoFile() }))).json();
    const otherSellerFields = createFields(otherSeller.property);
    const stranger = await send(otherSeller.token, `/reels/${data.id}`, otherSellerFields);
    expect([stranger.status, await readRefusal(stranger)]).toEqual([403, ['not_yours']]);
    const { thumbnail, ...stored } = createFields(property, { title: 'A whole walk through a flat in New Cairo' });
    expect(thumbnail).toBeDefined();
    const editResponse = await send(token, `/reels/${data.id}`, stored);
    expect(editResponse.status).toBe(200);
    const { data: after } = await editResponse.json();
    expect(after).toMatchObject({ availability: 1, thumbnail: data.thumbnail, video: data.video });
    expect((await findReelRow(data.id)).title_en).toBe('A whole walk through a flat in New Cairo');
  });

  it('returns the cost when it is removed before review, and deletes its files', async () => {
    const { token, id: userId, property } = await createSeller();
    const unused = (await (await upload(token, videoBytes)).json()).data.id;
    const balanceBefore = await findBalance(userId);
    const { data } = await (await send(token, '/reels', createFields(property, { video: createVideoFile() }))).json();
    const { clip: videoName, poster } = await findReelRow(data.id);
    const runOrphansJob = async () => {
      api.advanceTime(13 * HOUR_MS);
      const { db, clock } = api.services;
      await db.deleteFrom('job').where('kind', '=', ORPHANS_JOB).execute();
      await enqueue(db, { kind: ORPHANS_JOB, payload: {}, now: clock() });
      await runJobs();
      const names = [`${unused}.mp4`, `${videoName}.mp4`, poster.img_name.replace('.webp', '-480.webp')];
      const storedFiles = await Promise.all(names.map((name) => readStoredFile(api.services.files, name)));
      return storedFiles.map((file) => file !== undefined);
    };
    expect(await runOrphansJob()).toEqual([false, true, true]);
    await api.client.fetchAnswer('removeReel', `/reels/${data.id}`, withToken(token, { method: 'DELETE' }));
    expect(await findBalance(userId)).toBe(balanceBefore);
    expect(await runOrphansJob()).toEqual([false, false, false]);
  });

  it('is refused if its cover is deleted as unused while it is posted', async () => {
    const { token, property } = await createSeller();
    const sent = await send(token, '/uploads/pictures', { picture: new File([picture], 'x.webp') });
    const { id: poster } = (await sent.json()).data;
    api.advanceTime(13 * HOUR_MS);
    const { db, files, settings, clock } = api.services;
    const readSettings = settings.current.bind(settings);
    vi.spyOn(settings, 'current').mockImplementationOnce(async () => {
      await orphansJob(db, files)({}, { now: clock() } as never);
      return readSettings();
    });
    const fields = { ...buildReelFields(property), video: createVideoFile(), poster };
    expect(await readRefusal(await send(token, '/reels', fields))).toEqual(['poster_invalid /poster']);
  });

  it('is posted and paid for once when its request is repeated with the same video', async () => {
    const { token, id: userId, property } = await createSeller();
    const { id: videoName } = (await (await upload(token, videoBytes)).json()).data;
    const balanceBefore = await findBalance(userId);
    const post = async () =>
      (await (await send(token, '/reels', createFields(property, { clip: videoName }))).json()).data.id as string;
    const [first, second] = await Promise.all([post(), post()]);
    expect([second, await post()]).toEqual([first, first]);
    expect(await findBalance(userId)).toBe(balanceBefore - 1);
    await api.client.fetchAnswer('removeReel', `/reels/${first}`, withToken(token, { method: 'DELETE' }));
    expect(await post()).not.toBe(first);
    expect(await findBalance(userId)).toBe(balanceBefore - 1);
  });

  it('is posted and paid for again with the video of an expired reel', async () => {
    const { token, id: userId, property } = await createSeller();
    const { id: videoName } = (await (await upload(token, videoBytes)).json()).data;
    const post = async () =>
      (await (await send(token, '/reels', createFields(property, { clip: videoName }))).json()).data.id as string;
    const expiredId = await post();
    const now = api.services.clock();
    const expiry = { availability: AVAILABILITY.active, listed_at: now, expires_at: now };
    await api.database.db.updateTable('reel').set(expiry).where('id', '=', expiredId).execute();
    const balanceBefore = await findBalance(userId);
    const newId = await post();
    expect(newId).not.toBe(expiredId);
    expect(await findReelRow(newId)).toMatchObject({ availability: AVAILABILITY.pending, clip: videoName });
    expect(await post()).toBe(newId);
    expect(await findBalance(userId)).toBe(balanceBefore - 1);
  });

  it('leaves no files after a failure of the store', async () => {
    const { token } = await createSeller();
    const sent = await send(token, '/uploads/pictures', { picture: new File([picture], 'x.webp') });
    const fileNames = [
      (await sent.json()).data.id.replace('.webp', '-1600.webp'),
      `${(await (await upload(token, videoBytes)).json()).data.id}.mp4`,
    ];
    const { db, files } = api.services;
    const countFiles = async () =>
      (await Promise.all(fileNames.map((name) => readStoredFile(files, name)))).filter(Boolean).length;
    const runOrphansJob = async () => orphansJob(db, files)({}, { now: api.services.clock() } as never);
    expect(await countFiles()).toBe(2);
    api.advanceTime(13 * HOUR_MS);
    for (const name of fileNames) {
      const remove = files.delete.bind(files);
      const failing = vi.spyOn(files, 'delete').mockImplementation(async (key) => {
        if (key === name) throw new Error('The store fails');
        await remove(key);
      });
      await expect(runOrphansJob()).rejects.toThrow('The store fails');
      failing.mockRestore();
    }
    await runOrphansJob();
    expect(await countFiles()).toBe(0);
  });

  describe('under review', () => {
    const fetchPendingReel = (token: string) =>
      api.client.fetchAnswer('getPendingReel', '/moderation/reels', withToken(token));
    const decide = (token: string, id: string, decision: object) =>
      api.client.request(`/moderation/reels/${id}`, buildPost(token, decision));
    const createPendingReel = async () => {
      const newSeller = await createSeller();
      await acceptAll();
      const { data } = await (
        await send(newSeller.token, '/reels', createFields(newSeller.property, { video: createVideoFile() }))
      ).json();
      api.advanceTime(1_000);
      return { ...newSeller, reel: data.id as string };
    };
    /** Decides pending reels until this one is next; returns it. */
    async function approve(token: string, id: string) {
      for (;;) {
        const { data } = await fetchPendingReel(token);
        if (!data) throw new Error(`${id} does not wait`);
        if (data.id === id) return data;
        await decide(token, data.id, { decision: 'accepted', submitted_at: data.updated_at });
      }
    }

    it('is approved for thirty days, once, and its owner is notified', async () => {
      const { reel, email } = await createPendingReel();
      const [firstModerator, secondModerator] = [await createUser('moderator'), await createUser('moderator')];
      const { updated_at } = await approve(firstModerator.token, reel);
      const body = { decision: 'accepted', submitted_at: updated_at };
      const answers = await Promise.all([
        decide(firstModerator.token, reel, body),
        decide(secondModerator.token, reel, body),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await api.client.fetchStatus(`/reels/${reel}`)).toBe(200);
      const { listed_at, expires_at } = await findReelRow(reel);
      expect(Number(expires_at) - Number(listed_at)).toBe(30 * 24 * HOUR_MS);
      expect(await readSubjects(email)).toContain(mails.reel_accepted.subject);
    });

    it('has its title in the mail in the owner’s language', async () => {
      const { reel, email } = await createPendingReel();
      const moderator = await createUser('moderator');
      const { db } = api.database;
      await db.updateTable('app_user').set({ language: 'en' }).where('email', '=', email).execute();
      const titles = { title_ar: 'جولة في الشقة', title_en: 'A walk through the flat' };
      await db.updateTable('reel').set(titles).where('id', '=', reel).execute();
      const { updated_at } = await approve(moderator.token, reel);
      await decide(moderator.token, reel, { decision: 'accepted', submitted_at: updated_at });
      const [mail] = (await readMails(email)).filter(({ subject }) => subject === enMails.reel_accepted.subject);
      expect(mail?.plain).toContain(titles.title_en);
    });

    it('is decided after ten seconds, unless undone', async () => {
      const { reel, email } = await createPendingReel();
      const [firstModerator, secondModerator] = [await createUser('moderator'), await createUser('moderator')];
      const { updated_at } = await approve(firstModerator.token, reel);
      const body = { decision: 'accepted', submitted_at: updated_at, undoable: true };
      const undo = (token: string) => api.client.request(`/moderation/reels/${reel}/undo`, buildPost(token));
      expect((await decide(firstModerator.token, reel, body)).status).toBe(200);
      expect((await fetchPendingReel(secondModerator.token)).data?.id).not.toBe(reel);
      expect((await decide(secondModerator.token, reel, body)).status).toBe(409);
      expect((await undo(secondModerator.token)).status).toBe(409);
      expect((await undo(firstModerator.token)).status).toBe(200);
      api.advanceTime(60_000);
      await runJobs();
      expect(await api.client.fetchStatus(`/reels/${reel}`)).toBe(404);
      expect((await fetchPendingReel(firstModerator.token)).data?.id).toBe(reel);

      await decide(firstModerator.token, reel, body);
      api.advanceTime(10_000);
      expect(await readSubjects(email)).toContain(mails.reel_accepted.subject);
      expect(await api.client.fetchStatus(`/reels/${reel}`)).toBe(200);
      expect((await undo(firstModerator.token)).status).toBe(409);
    });

    it('is served with the next one', async () => {
      const [first, second] = [await createPendingReel(), await createPendingReel()];
      const moderator = await createUser('moderator');
      await approve(moderator.token, first.reel);
      const answerAfter = await api.client.fetchAnswer(
        'getPendingReel',
        `/moderation/reels?after=${first.reel}`,
        withToken(moderator.token),
      );
      expect(answerAfter.data?.id).toBe(second.reel);
    });

    it('is outdated for a moderator once another one has blocked its seller', async () => {
      const { reel, id } = await createPendingReel();
      const [moderator, otherModerator] = [await createUser('moderator'), await createUser('moderator')];
      const { updated_at } = await approve(moderator.token, reel);
      const block = `/moderation/sellers/${id}/block`;
      expect(await api.client.fetchStatus(block, buildPost(otherModerator.token, BLOCK_REASON))).toBe(200);
      const decision = buildPost(moderator.token, { decision: 'accepted', submitted_at: updated_at });
      expect(await api.client.fetchFaults(`/moderation/reels/${reel}`, decision)).toEqual(['review_outdated']);
    });

    it('is rejected with a reason for the owner; after a change it is pending again, without cost', async () => {
      const { reel, email, token, id: userId, property } = await createPendingReel();
      const paid = await findBalance(userId);
      const moderator = await createUser('moderator');
      const { updated_at } = await approve(moderator.token, reel);
      const refusedResponse = await decide(moderator.token, reel, { decision: 'rejected', submitted_at: updated_at });
      expect(await readRefusal(refusedResponse)).toEqual(['reason_required /reasons']);
      const rejection = {
        decision: 'rejected',
        reasons: ['pictures'],
        note_ar: 'صوّر العقار نفسه',
        submitted_at: updated_at,
      };
      expect((await decide(moderator.token, reel, rejection)).status).toBe(200);
      const fetchOwnReel = async () =>
        (await api.client.fetchData('listOwnReels', '/owned/properties', withToken(token))).find(
          ({ id }) => id === reel,
        );
      expect(await fetchOwnReel()).toMatchObject({
        availability: 4,
        refusal: { reasons: ['pictures'], note: 'صوّر العقار نفسه', is_change: false },
      });
      expect(await readSubjects(email)).toContain(mails.reel_rejected.subject);
      expect(await api.client.fetchStatus(`/reels/${reel}`)).toBe(404);
      await send(token, `/reels/${reel}`, createFields(property, { video: createVideoFile() }));
      expect(await fetchOwnReel()).toMatchObject({ availability: 1, refusal: null });
      expect(await findBalance(userId)).toBe(paid);
      // The reel was never on offer, so removing it returns its ad credit.
      await api.client.request(`/reels/${reel}`, withToken(token, { method: 'DELETE' }));
      expect(await findBalance(userId)).toBe(paid + 1);
    });

    it('is shown on the card of its property while it is listed, edits included', async () => {
      const { reel, token, property } = await createPendingReel();
      const moderator = await createUser('moderator');
      const isReelOnCard = async () => {
        const { allData } = await api.client.fetchAnswer('listForSale', '/forsell?sort_date=desc');
        return allData.find(({ id }) => id === property)?.has_reel;
      };
      const accept = async () => {
        const { updated_at } = await approve(moderator.token, reel);
        await decide(moderator.token, reel, { decision: 'accepted', submitted_at: updated_at });
      };
      expect(await isReelOnCard()).toBe(false);
      await accept();
      expect(await isReelOnCard()).toBe(true);
      await send(token, `/reels/${reel}`, createFields(property, { price: '4000000', video: createVideoFile() }));
      expect(await isReelOnCard()).toBe(true);
      await accept();
      expect(await isReelOnCard()).toBe(true);
      await api.client.request(`/reels/${reel}`, withToken(token, { method: 'DELETE' }));
      expect(await isReelOnCard()).toBe(false);
    });

    const fetchShownReel = (reel: string) => api.client.fetchData('getReel', `/reels/${reel}`);
    const findOwnReel = async (token: string, reel: string) =>
      (await api.client.fetchData('listOwnReels', '/owned/properties', withToken(token))).find(({ id }) => id === reel);
    const decideEdit = async (reel: string, decision: object) => {
      const { token } = await createUser('moderator');
      const data = await approve(token, reel);
      expect((await decide(token, reel, { ...decision, submitted_at: data.updated_at })).status).toBe(200);
      api.advanceTime(1_000);
      return data;
    };
    const edit = async (token: string, reel: string, fields: Record<string, string | File>) => {
      const answer = await send(token, `/reels/${reel}`, fields);
      expect(answer.status).toBe(200);
      api.advanceTime(1_000);
      return (await answer.json()).data;
    };
    const OTHER_TITLE = 'جولة أطول في الشقة والحديقة والحي';

    it('stays listed as approved until an edit is approved, new video included', async () => {
      const { reel, token, property } = await createPendingReel();
      await decideEdit(reel, { decision: 'accepted' });
      const reelBefore = await fetchShownReel(reel);
      const editResponse = await edit(
        token,
        reel,
        createFields(property, { title: OTHER_TITLE, video: createVideoFile() }),
      );
      expect(editResponse).toMatchObject({ availability: 2, edit: { refusal: null, reel: { title: OTHER_TITLE } } });
      expect(await fetchShownReel(reel)).toMatchObject({ title: reelBefore.title, video: reelBefore.video });
      const { edit: waiting } = await findReelRow(reel);
      api.advanceTime(13 * HOUR_MS);
      const { db, clock } = api.services;
      await db.deleteFrom('job').where('kind', '=', ORPHANS_JOB).execute();
      await enqueue(db, { kind: ORPHANS_JOB, payload: {}, now: clock() });
      await runJobs();
      expect(await readStoredFile(api.services.files, `${waiting?.clip}.mp4`)).toBeDefined();
      const reviewCase = await decideEdit(reel, { decision: 'accepted' });
      expect(reviewCase).toMatchObject({ is_edit: true, title: OTHER_TITLE });
      expect(reviewCase.changes.map(({ field }) => field)).toEqual(['title_ar', 'video']);
      expect(await fetchShownReel(reel)).toMatchObject({ title: OTHER_TITLE, video: `/clips/${waiting?.clip}.mp4` });
      expect((await findOwnReel(token, reel))?.edit).toBeNull();
    });

    it('stays listed when its edit is rejected; the owner edits again or discards', async () => {
      const { reel, token, email, property } = await createPendingReel();
      await decideEdit(reel, { decision: 'accepted' });
      const { thumbnail, ...stored } = createFields(property, { title: OTHER_TITLE });
      expect(thumbnail).toBeDefined();
      await edit(token, reel, stored);
      await decideEdit(reel, { decision: 'rejected', reasons: ['price'] });
      expect(await findOwnReel(token, reel)).toMatchObject({
        availability: 2,
        refusal: null,
        edit: { refusal: { reasons: ['price'] }, reel: { title: OTHER_TITLE } },
      });
      expect((await fetchShownReel(reel)).title).not.toBe(OTHER_TITLE);
      expect(await readSubjects(email)).toContain(mails.reel_edit_rejected.subject);
      expect((await fetchPendingReel((await createUser('moderator')).token)).data?.id).not.toBe(reel);
      await edit(token, reel, stored);
      expect(await decideEdit(reel, { decision: 'accepted' })).toMatchObject({ is_edit: true });
      expect((await fetchShownReel(reel)).title).toBe(OTHER_TITLE);
      await edit(token, reel, createFields(property));
      await api.client.fetchAnswer('discardReelEdit', `/reels/${reel}/edit`, withToken(token, { method: 'DELETE' }));
      expect((await findOwnReel(token, reel))?.edit).toBeNull();
      expect((await fetchPendingReel((await createUser('moderator')).token)).data?.id).not.toBe(reel);
    });

    it('shows moderators its differences from its property, and follows changes of the property', async () => {
      const { reel, token, property } = await createPendingReel();
      await edit(token, reel, createFields(property, { action: 'rent', price: '1500000' }));
      const reviewCase = await decideEdit(reel, { decision: 'accepted' });
      expect(reviewCase.differences.map(({ field, before, after }) => [field, before, after])).toEqual([
        ['action', 'forsell', 'forrent'],
        ['price', 4_850_000, 1_500_000],
      ]);
      const { data } = await api.client.fetchAnswer(
        'getOwnProperty',
        `/user/profile/properties/${property}`,
        withToken(token),
      );
      const { body } = await buildAdForm({ price: '4400000', cover_img: data.img[0]?.img_name ?? '' });
      body.delete('image[]');
      for (const { img_name } of data.img) body.append('old_images[]', img_name);
      await api.client.fetchAnswer(
        'editProperty',
        `/properties/${property}`,
        withToken(token, { method: 'POST', body }),
      );
      expect(await fetchShownReel(reel)).toMatchObject({ price: 1_500_000 });
      await acceptAll();
      expect(await fetchShownReel(reel)).toMatchObject({ action: 'sell', price: 4_400_000 });
    });

    it('is decided as displayed, and not by its owner', async () => {
      const { reel, token, property } = await createPendingReel();
      const moderator = await createUser('moderator');
      const { updated_at } = await approve(moderator.token, reel);
      await send(token, `/reels/${reel}`, createFields(property, { price: '4000000', video: createVideoFile() }));
      const staleDecision = await decide(moderator.token, reel, { decision: 'accepted', submitted_at: updated_at });
      expect(await readRefusal(staleDecision)).toEqual(['review_outdated']);
      expect((await decide(token, reel, { decision: 'accepted', submitted_at: updated_at })).status).toBe(403);
    });
  });
});
