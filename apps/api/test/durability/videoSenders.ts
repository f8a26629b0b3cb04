import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLIP_PART_BYTES, clipFiles } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/db/schema.ts';
import { takeFilm } from '../../src/reels/services/film.ts';
import { demoFile, padded } from '../support/films.ts';

const PASSWORD = 'mashrabiya of oak';
const RETRY_MS = 100;

/** What is wrong with videos of which all parts were acknowledged. */
export interface VideosLost {
  /** Finished videos that are not stored, or not whole. */
  lost: number;
  /** Uploads that were refused, as `video_broken` for example. */
  refused: number;
}

/** Users who send a video in parts and finish it, again and again while the server is away, as browsers do. */
export class VideoSenders {
  readonly #media: string;
  readonly #copies: string;
  readonly #video = padded(demoFile('-small.mp4'), CLIP_PART_BYTES + 5_000);
  readonly #finished: string[] = [];
  readonly #unchecked: string[] = [];
  #lost = 0;
  #refused = 0;

  /** @param directory The server's data directory. */
  constructor(directory: string) {
    this.#media = join(directory, 'media');
    this.#copies = join(directory, 'copies');
  }

  /** Videos that were acknowledged. */
  get told(): number {
    return this.#finished.length;
  }

  /** A new user sends a video; gives up only when everything is over. */
  async come(server: { url: string }, from: string, isOver: () => boolean): Promise<void> {
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
    // Its first answer may have been lost: then the address is taken.
    if (account?.status !== 200) return;
    try {
      const { token } = await account.json();
      const begun = await send('/uploads/clips', { bytes: this.#video.byteLength }, token);
      const { id } = (await begun?.json())?.data ?? {};
      for (let offset = 0; id && offset < this.#video.byteLength; ) {
        const part = new FormData();
        part.append('offset', String(offset));
        part.append('part', new File([this.#video.slice(offset, offset + CLIP_PART_BYTES)], 'part'));
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

  /** Reads the videos that were acknowledged since the last check. */
  async check(): Promise<void> {
    mkdirSync(this.#copies, { recursive: true });
    for (const id of this.#unchecked.splice(0)) {
      const copy = join(this.#copies, `${id}.mp4`);
      await takeFilm(join(this.#media, clipFiles(id).film), copy).catch((error: unknown) => {
        this.#lost++;
        console.error(`Video ${id}: ${error}`);
      });
      rmSync(copy, { force: true });
    }
  }

  /** Compares what was acknowledged with what is stored. */
  async lostIn(db: Kysely<Tables>): Promise<VideosLost> {
    await this.check();
    const rows = await db.selectFrom('clip_upload').select('clip').where('state', '=', 'ready').execute();
    const stored = new Set(rows.map(({ clip }) => clip));
    const missing = this.#finished.filter((id) => !stored.has(id)).length;
    return { lost: this.#lost + missing, refused: this.#refused };
  }
}
