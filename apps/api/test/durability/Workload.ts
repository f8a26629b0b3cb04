import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ACTIVE } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/db/schema.ts';
import { hashText } from '../../src/request/hashText.ts';
import { createRandomSource } from '../../src/testing/createRandomSource.ts';
import type { Buyers } from './buyers.ts';
import { Newcomers } from './newcomers.ts';
import type { VideoSenders } from './videoSenders.ts';

const REFUSAL_PAUSE_MS = 100;
const STARTING_POLL_MS = 20;

export interface WorkloadOptions {
  /** The address is empty while the server starts. */
  server: { readonly url: string };
  buyers: Buyers;
  videos: VideoSenders;
  /** Pause of each client after an action, in milliseconds. */
  pauses: { lead: number; newcomer: number; video: number };
  clients: { lead: number; newcomer: number; video: number };
}

const toLeadKey = (property: string, visitor: string): string => `${property} ${visitor}`;

const random = createRandomSource(40);
export const createAddress = (): string => `41.${random.below(256)}.${random.below(256)}.${random.below(256)}`;

/** Leads, new accounts, payments and videos of many clients, with everything that the server acknowledged. */
export class Workload {
  readonly newcomers = new Newcomers();
  /** Acknowledged leads, by property and visitor. */
  readonly leads = new Set<string>();
  refusedLeads = 0;
  readonly #options: WorkloadOptions;
  #propertyIds: readonly string[] = [];
  #previousTotal = 0;
  #previousLeads = 0;
  #isOver = false;
  #clients: Promise<void>[] = [];

  constructor(options: WorkloadOptions) {
    this.#options = options;
  }

  /** Reads the state before the work. */
  async prepare(db: Kysely<Tables>): Promise<void> {
    const properties = await db
      .selectFrom('property')
      .innerJoin('app_user', 'app_user.id', 'property.user_id')
      .select('property.id')
      .where('availability', '=', ACTIVE)
      .where('phone', 'is not', null)
      .execute();
    this.#propertyIds = properties.map(({ id }) => id);
    const { total, leads } = await readLeads(db);
    this.#previousTotal = total;
    this.#previousLeads = leads.size;
  }

  start(): void {
    const { clients } = this.#options;
    const repeat = (count: number, work: () => Promise<void>) => Array.from({ length: count }, work);
    this.#clients = [
      ...repeat(clients.lead, () => this.#requestPhoneNumbers()),
      ...repeat(clients.newcomer, () => this.#registerNewcomers()),
      ...repeat(clients.video, () => this.#sendVideos()),
    ];
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#clients);
  }

  /** Compares what was acknowledged with the database: all figures are 0 if nothing was lost. */
  async findErrors(db: Kysely<Tables>) {
    const { buyers, videos } = this.#options;
    const { total, leads } = await readLeads(db);
    return {
      leads: this.leads.size,
      lost: [...this.leads].filter((lead) => !leads.has(lead)).length,
      /** Difference between the listings' totals and the number of leads. */
      wrongTotal: total - this.#previousTotal - (leads.size - this.#previousLeads),
      newcomers: { checked: this.newcomers.checked, ...(await this.newcomers.findErrors(db)) },
      buyers: { checked: buyers.checked, ...(await buyers.findErrors(db)) },
      videos: { checked: videos.checked, ...(await videos.findErrors(db)) },
    };
  }

  async #requestPhoneNumbers(): Promise<void> {
    const { server, pauses } = this.#options;
    while (!this.#isOver) {
      if (!server.url) {
        await sleep(STARTING_POLL_MS);
        continue;
      }
      const property = random.pick(this.#propertyIds);
      const visitor = randomBytes(16).toString('base64url');
      const answer = await fetch(`${server.url}/api/properties/${property}/leads`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Mozilla/5.0 (Android 14) Chrome/140',
          cookie: `visitor=${visitor}`,
          'x-forwarded-for': createAddress(),
        },
        body: '{"channel":"call"}',
      }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.status === 200) {
        this.leads.add(toLeadKey(property, hashText(`visitor ${visitor}`)));
        await sleep(pauses.lead);
      } else {
        this.refusedLeads++;
        await sleep(REFUSAL_PAUSE_MS);
      }
    }
  }

  async #registerNewcomers(): Promise<void> {
    const { server, buyers, pauses } = this.#options;
    while (!this.#isOver) {
      if (server.url) await this.newcomers.register(server.url, random.pick(this.#propertyIds), createAddress());
      if (server.url) await buyers.placeOrder(server.url, createAddress());
      await sleep(pauses.newcomer);
    }
  }

  async #sendVideos(): Promise<void> {
    const { server, videos, pauses } = this.#options;
    while (!this.#isOver) {
      await videos.sendVideo(server, createAddress(), () => this.#isOver);
      await sleep(pauses.video);
    }
  }
}

async function readLeads(db: Kysely<Tables>) {
  const totals = await db.selectFrom('property').select('total_leads').execute();
  const leads = await db.selectFrom('property_lead').select(['property_id', 'visitor']).execute();
  return {
    total: totals.reduce((sum, { total_leads }) => sum + total_leads, 0),
    leads: new Set(leads.map(({ property_id, visitor }) => toLeadKey(property_id, visitor))),
  };
}
