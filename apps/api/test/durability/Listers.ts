import { ACTIVE } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Tables } from '../../src/db/schema.ts';
import { AD_FIELDS } from '../support/ads.ts';
import { addUser, type RoundUser } from './steppedRounds.ts';

/** Sellers who post one listing each, and a moderator who approves them. */
export class Listers {
  readonly #db: Kysely<Tables>;
  readonly #moderator: RoundUser;
  readonly #fields: Record<string, string>;
  readonly #approved: string[] = [];
  #tried = 0;

  private constructor(db: Kysely<Tables>, moderator: RoundUser, fields: Record<string, string>) {
    this.#db = db;
    this.#moderator = moderator;
    this.#fields = fields;
  }

  static async create(db: Kysely<Tables>): Promise<Listers> {
    const moderator = await addUser(db, 'soak-moderator', 'moderator', new Date());
    const city = await db.selectFrom('city').select(['id', 'governorate_id']).limit(1).executeTakeFirstOrThrow();
    return new Listers(db, moderator, { ...AD_FIELDS, gover: String(city.governorate_id), city: String(city.id) });
  }

  /** Number of approved listings. */
  get checked(): number {
    return this.#approved.length;
  }

  /** Number of listings that were not posted or not approved. */
  get failed(): number {
    return this.#tried - this.#approved.length;
  }

  /** A new seller posts a listing with a picture; the moderator approves the one that waits longest. */
  async post(url: string, from: string): Promise<void> {
    const send = async (path: string, { token }: RoundUser, body: object | FormData) => {
      const isForm = body instanceof FormData;
      const answer = await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'x-forwarded-for': from,
          ...(!isForm && { 'content-type': 'application/json' }),
        },
        body: isForm ? body : JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    const seller = await addUser(this.#db, `soak-seller-${this.#tried++}`, 'user', new Date());
    try {
      await send('/properties', seller, await this.#buildForm());
      const { data } = await send('/moderation/claims', this.#moderator, {});
      if (!data) return;
      const decision = { decision: 'accepted', submitted_at: data.submitted_at };
      await send(`/moderation/properties/${data.property.id}`, this.#moderator, decision);
      this.#approved.push(data.property.id);
    } catch (error) {
      console.error(`A listing was refused: ${error}`);
    }
  }

  /** Number of approved listings that are not active. */
  async findErrors(): Promise<number> {
    const rows = await this.#db.selectFrom('property').select('id').where('availability', '=', ACTIVE).execute();
    const activeIds = new Set(rows.map(({ id }) => id));
    return this.#approved.filter((id) => !activeIds.has(id)).length;
  }

  async #buildForm(): Promise<FormData> {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...this.#fields, cover_img: 'front.jpg' })) body.append(name, value);
    const background = { r: this.#tried % 256, g: 90, b: 140 };
    const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer();
    body.append('image[]', new File([Uint8Array.from(picture)], 'front.jpg'));
    return body;
  }
}
