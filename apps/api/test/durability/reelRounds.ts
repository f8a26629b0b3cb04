import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { getVideoFiles, type OwnReel, VIDEO_PART_BYTES } from '@mashrabiya/contract';
import { grantCreditLot } from '../../src/ads/repository/credits.ts';
import { DEFAULT_TRIAL } from '../../src/ads/rules/freeTrial.ts';
import { listPictureFiles } from '../../src/media/rules/pictureFiles.ts';
import { remuxVideo } from '../../src/reels/services/videoFile.ts';
import { propertyId } from '../fixtures/properties.ts';
import { CITIES } from '../fixtures/reference.ts';
import { buildReelFields } from '../support/reels.ts';
import { padVideo, readDemoFile } from '../support/videos.ts';
import { listFiles } from './listFiles.ts';
import {
  addUser,
  type RoundContext,
  type RoundUser,
  requestAs,
  runSteppedRounds,
  type SteppedOptions,
} from './steppedRounds.ts';

const GRANTED_ADS = 1_000;
const { 1: TRIAL } = DEFAULT_TRIAL;
const DAY_MS = 86_400_000;
const HALF_AN_HOUR_MS = 30 * 60_000;

const FIELDS = buildReelFields(propertyId(1), CITIES.maadi);

interface ReelErrors {
  /** Acknowledged parts that had to be sent again. */
  parts: number;
  /** Acknowledged videos that were missing or incomplete afterwards. */
  videos: number;
  /** Rounds that did not end with exactly one reel, paid once, with all of its files. */
  reels: number;
  /** Unreferenced files and uploads that survived the cleanup job. */
  orphans: number;
}

type Answer<T> = { data: T };

/**
 * A user uploads a video and its low-bitrate version in parts, posts it as a reel, and aborts another upload, while the
 * node is killed before one of its steps. The client asks for the offset, and repeats unanswered requests.
 */
export async function runReelRounds(options: SteppedOptions) {
  const errors: ReelErrors = { parts: 0, videos: 0, reels: 0, orphans: 0 };
  const media = join(options.directory, 'media');
  const copies = join(options.directory, 'copies');
  mkdirSync(copies, { recursive: true });
  const small = readDemoFile('-small.mp4');
  const videoBytes = padVideo(small, 2 * VIDEO_PART_BYTES + 5_000);
  const cover = readDemoFile('-480.webp');
  let checked = 0;
  let rounds = 0;
  let copy = 0;
  const isDecodable = (file: string): Promise<boolean> =>
    remuxVideo(join(media, file), join(copies, `${++copy}.mp4`)).then(
      () => true,
      () => false,
    );

  async function runRound({ node }: RoundContext, { seller }: { seller: RoundUser }): Promise<void> {
    const request = requestAs(node, seller);
    rounds++;
    /** Starts an upload and sends some parts; returns its id. */
    const send = async (parts: number, videoBytes: Uint8Array<ArrayBuffer>, small_of?: string): Promise<string> => {
      const body = { bytes: videoBytes.length, ...(small_of && { small_of }) };
      const upload = await node.retryUntilAnswered(() => request.post<Answer<{ id: string }>>('/uploads/clips', body));
      if (upload.status !== 200) throw new Error(JSON.stringify(upload));
      const { id } = upload.body.data;
      let acknowledged = 0;
      const next = async () => {
        const state = await request.get<Answer<{ offset: number }>>(`/uploads/clips/${id}`);
        const { offset } = state.body.data;
        if (offset < acknowledged) errors.parts++;
        if (offset > acknowledged) return offset;
        const form = new FormData();
        form.append('offset', String(offset));
        form.append('part', new File([videoBytes.slice(offset, offset + VIDEO_PART_BYTES)], 'part'));
        const answer = await request.postForm<Answer<{ offset: number }>>(`/uploads/clips/${id}/parts`, form);
        if (answer.status !== 200) throw new Error(JSON.stringify(answer));
        checked++;
        return answer.body.data.offset;
      };
      for (let part = 0; part < parts; part++) acknowledged = await node.retryUntilAnswered(next);
      return id;
    };
    const finish = async (id: string, file: string) => {
      const finished = await node.retryUntilAnswered(() =>
        request.post<Answer<{ id: string }>>(`/uploads/clips/${id}/finish`, {}),
      );
      if (finished.status !== 200 || !(await isDecodable(file))) errors.videos++;
      checked++;
    };
    await send(1, videoBytes);
    const id = await send(Math.ceil(videoBytes.length / VIDEO_PART_BYTES), videoBytes);
    await finish(id, getVideoFiles(id).video);
    await finish(await send(1, small, id), getVideoFiles(id).small);

    const form = new FormData();
    for (const [name, value] of Object.entries({ ...FIELDS, clip: id })) form.append(name, value);
    form.append('thumbnail', new File([cover], 'cover.webp', { type: 'image/webp' }));
    const isPosted = async () => {
      const postedReels = (await request.get<Answer<OwnReel[]>>('/owned/properties')).body.data;
      return postedReels.some(({ video }) => video.includes(id));
    };
    const post = async () => {
      const { status, body } = await request.postForm('/reels', form);
      if (status !== 200) throw new Error(JSON.stringify(body));
    };
    // After a lost answer, the client checks its list first.
    while (!(await node.retryUntilAnswered(isPosted))) await node.tryOnce(post);
    checked++;
    await node.tryOnce(() => node.runJobs(HALF_AN_HOUR_MS));
  }

  async function check({ node, withDatabase }: RoundContext, { seller }: { seller: RoundUser }) {
    await node.retryUntilAnswered(() => node.runJobs(DAY_MS));
    await node.retryUntilAnswered(() => node.runJobs(DAY_MS));
    await node.end();
    return withDatabase(async (db) => {
      const reels = await db.selectFrom('reel').select(['clip', 'poster']).where('user_id', '=', seller.id).execute();
      const { balance } = await db
        .selectFrom('ad_credit')
        .select('balance')
        .where('user_id', '=', seller.id)
        .where('ranking', '=', 1)
        .executeTakeFirstOrThrow();
      const unfinished = await db.selectFrom('unfinished_clip').select('id').execute();
      const mediaFiles = listFiles(media);
      const posters = reels.flatMap(({ poster }) => listPictureFiles(poster.img_name));
      const videos = reels
        .map(({ clip: videoName }) => getVideoFiles(videoName))
        .flatMap(({ video, small }) => [video, small]);
      const used = new Set([...posters, ...videos]);
      const missing = [...used].filter((name) => !mediaFiles.includes(name));
      const totals: ReelErrors = {
        ...errors,
        reels:
          errors.reels +
          Math.abs(reels.length - rounds) +
          Math.abs(GRANTED_ADS + TRIAL - balance - rounds) +
          missing.length,
        orphans:
          unfinished.length +
          mediaFiles.filter((name) => !used.has(name)).length +
          listFiles(join(options.directory, 'tmp')).length,
      };
      return { checked, wrong: totals };
    });
  }

  return runSteppedRounds(
    options,
    async (db, now) => {
      const seller = await addUser(db, 'seller', 'user', now);
      await db.updateTable('property').set({ user_id: seller.id }).where('id', '=', propertyId(1)).execute();
      const grant = { userId: seller.id, ranking: 1, amount: GRANTED_ADS, reason: 'correction' } as const;
      await grantCreditLot(db, { ...grant, reference: 'many', now });
      return { seller };
    },
    runRound,
    check,
  );
}
