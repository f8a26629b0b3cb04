import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/db/schema.ts';

/** Acknowledged actions of newcomers that were lost. */
export interface NewcomerErrors {
  accounts: number;
  favorites: number;
  searches: number;
  /** Addresses with not exactly one sent or queued mail. */
  mails: number;
}

const PASSWORD = 'mashrabiya of oak';

/** Users who open an account, add a favorite and save a search, with the acknowledged results. */
export class Newcomers {
  /** Reasons of actions that were not acknowledged. */
  readonly failureReasons: string[] = [];
  readonly #run = Date.now().toString(36);
  #tried = 0;
  readonly #accounts: string[] = [];
  readonly #favorites: { email: string; property: string }[] = [];
  readonly #searches: { email: string; href: string }[] = [];

  get checked(): number {
    return this.#accounts.length + this.#favorites.length + this.#searches.length;
  }

  /** Number of actions that were not acknowledged. */
  get failed(): number {
    return 3 * this.#tried - this.checked;
  }

  /** A new user acts on a server that may be killed meanwhile. */
  async register(url: string, property: string, from: string): Promise<void> {
    const email = `${this.#run}-${this.#tried++}@example.com`;
    const post = async (path: string, body: object, token = '') => {
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      const text = await answer.text();
      const isDone = answer.status === 200;
      if (!isDone) this.failureReasons.push(`${path}: ${answer.status} ${text}`);
      return { isDone, token: String(isDone ? JSON.parse(text).token : '') };
    };
    try {
      const form = { name: 'Nadia', email, password: PASSWORD, password_confirmation: PASSWORD };
      const account = await post('/register', form);
      if (!account.isDone) return;
      this.#accounts.push(email);
      const favorite = await post('/love-toggle', { task_id: property }, account.token);
      if (favorite.isDone) this.#favorites.push({ email, property });
      const href = `/rent?min_price=${this.#tried}`;
      const search = await post('/saved-searches', { href, name: 'Rent' }, account.token);
      if (search.isDone) this.#searches.push({ email, href });
    } catch (error) {
      // The server was killed, or is not reachable.
      this.failureReasons.push(String(error));
    }
  }

  async findErrors(db: Kysely<Tables>): Promise<NewcomerErrors> {
    const users = await db.selectFrom('app_user').select(['id', 'email']).execute();
    const ids = new Map(users.map(({ id, email }) => [email, id]));
    const favorites = await db.selectFrom('favorite').select(['user_id', 'property_id']).execute();
    const storedFavorites = new Set(favorites.map(({ user_id, property_id }) => `${user_id} ${property_id}`));
    const savedSearches = await db.selectFrom('saved_search').select(['user_id', 'href']).execute();
    const searches = new Set(savedSearches.map(({ user_id, href }) => `${user_id} ${href}`));
    const sentMails = await db.selectFrom('outbox').select(['id', 'recipient']).execute();
    const pendingMails = await db
      .selectFrom('job')
      .select(['id', sql<string>`payload ->> 'to'`.as('recipient')])
      .where('state', '=', 'waiting')
      .execute();
    // A mail sent by a node that died before recording it is in both, under one id.
    const mails = Map.groupBy(
      new Map([...pendingMails, ...sentMails].map(({ id, recipient }) => [id, recipient])).values(),
      (to) => to,
    );
    return {
      accounts: this.#accounts.filter((email) => !ids.has(email)).length,
      favorites: this.#favorites.filter(({ email, property }) => !storedFavorites.has(`${ids.get(email)} ${property}`))
        .length,
      searches: this.#searches.filter(({ email, href }) => !searches.has(`${ids.get(email)} ${href}`)).length,
      mails: this.#accounts.filter((email) => mails.get(email)?.length !== 1).length,
    };
  }
}
