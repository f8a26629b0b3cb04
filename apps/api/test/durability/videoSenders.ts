import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getVideoFiles, VIDEO_PART_BYTES } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/db/schema.ts';
import { remuxVideo } from '../../src/reels/services/videoFile.ts';
import { padVideo, readDemoFile } from '../support/videos.ts';

const PASSWORD = 'mashrabiya of oak';
const RETRY_MS = 100;

/** Completely acknowledged videos that were lost. */
export interface VideoErrors {
  /** Finished videos that are missing or incomplete. */
  lost: number;
  /** Refused uploads, for example as `video_broken`. */
  refused: number;
}

/** Users who send a video in parts and finish it, retrying while the server is unavailable, as browsers do. */
export class VideoSenders {
  readonly #media: string;
  readonly #copies: string;
  readonly #objects: ReadonlyMap<string, { bytes: Buffer }> | undefined;
  readonly #video = padVideo(readDemoFile('-small.mp4'), VIDEO_PART_BYTES + 5_000);
  readonly #finished: string[] = [];
  readonly #unchecked: string[] = [];
  #lost = 0;
  #refused = 0;

  /** @param directory The server's data directory; without `objects` of a bucket, videos are stored in it. */
  constructor(directory: string, objects?: ReadonlyMap<string, { bytes: Buffer }>) {
    this.#media = join(directory, 'media');
    this.#copies = join(directory, 'copies');
    this.#objects = objects;
  }

  get checked(): number {
    return this.#finished.length;
  }

  /** A new user sends a video; retries until the test is over. */
  async sendVideo(server: { url: string }, from: string, isOver: () => boolean): Promise<void> {
    const send = async (path: string, body: object | FormData, token = ''): Promise<Response | undefined> => {
      const isForm = body instanceof FormData;
      const headers = {
        'x-forwarded-for': from,
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      };
      while (!isOver()) {
        const init = { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) };
        const answer = server.url ? await fetch(`${server.url}/api${path}`, init).catch(() => undefined) : undefined;
        if (answer && answer.status < 500) return answer;
        await sleep(RETRY_MS);
      }
      return undefined;
    };
    const email = `video-${randomUUID()}@example.com`;
    const form = { name: 'Nadia', email, password: PASSWORD, password_confirmation: PASSWORD };
    const account = await send('/register', form);
    // If the first answer was lost, the address is taken now.
    if (account?.status !== 200) return;
    try {
      const { token } = await account.json();
      const upload = await send('/uploads/clips', { bytes: this.#video.byteLength }, token);
      const { id } = (await upload?.json())?.data ?? {};
      for (let offset = 0; id && offset < this.#video.byteLength; ) {
        const part = new FormData();
        part.append('offset', String(offset));
        part.append('part', new File([this.#video.slice(offset, offset + VIDEO_PART_BYTES)], 'part'));
        const answer = await send(`/uploads/clips/${id}/parts`, part, token);
        if (!answer) return;
        offset = (await answer.json()).data.offset;
      }
      const finished = await send(`/uploads/clips/${id}/finish`, {}, token);
      if (finished?.status === 200) {
        this.#finished.push(id);
        this.#unchecked.push(id);
      } else if (finished) {
        this.#refused++;
        console.error(`A video was refused: ${await finished.text()}`);
      }
    } catch {
      // The server was killed while it answered.
    }
  }

  /** Reads the videos acknowledged since the last check. */
  async check(): Promise<void> {
    mkdirSync(this.#copies, { recursive: true });
    for (const id of this.#unchecked.splice(0)) {
      const copy = join(this.#copies, `${id}.mp4`);
      await remuxVideo(this.#findFile(getVideoFiles(id).video), copy).catch((error: unknown) => {
        this.#lost++;
        console.error(`Video ${id}: ${error}`);
      });
      rmSync(copy, { force: true });
    }
  }

  #findFile(name: string): string {
    if (!this.#objects) return join(this.#media, name);
    const file = join(this.#copies, 'object.mp4');
    writeFileSync(file, this.#objects.get(name)?.bytes ?? '');
    return file;
  }

  async findErrors(db: Kysely<Tables>): Promise<VideoErrors> {
    await this.check();
    const rows = await db.selectFrom('clip_upload').select('clip').where('state', '=', 'ready').execute();
    const storedNames = new Set(rows.map(({ clip: videoName }) => videoName));
    const missing = this.#finished.filter((id) => !storedNames.has(id)).length;
    return { lost: this.#lost + missing, refused: this.#refused };
  }
}
