import type { UserEvents as SentEvents, UserEvent } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { RetryLaterError } from '../core/AppError.ts';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Tables } from '../db/schema.ts';
import { findAliveSessions } from '../sessions/repository/sessions.ts';
import { findUserEvents, readUserEvents, type StoredUserEvent } from './repository/userEvents.ts';
import { buildEventId, parseEventId } from './rules/eventIds.ts';
import { isVisibleIn, type Snapshot } from './rules/snapshots.ts';

const POLL_MS = 250;
/** After a failure of the database. */
const RETRY_POLL_MS = 1_000;
/** Proxies close silent connections, nginx after 60 s by default. */
const HEARTBEAT_MS = 20_000;
const SESSION_CHECK_MS = 2_000;
/** More tabs than a user keeps open. */
const MAX_STREAMS_PER_USER = 10;
/** Each takes a connection and some kilobytes of memory. */
const MAX_STREAMS = 10_000;
/** A client that reads nothing is disconnected; it can resume. */
const MAX_UNREAD = 50;
/** Seconds to wait before another attempt. */
const RETRY_SECONDS = 60;
/** Milliseconds until an EventSource reconnects. */
const RECONNECT_MS = 2_000;

interface EventStream {
  userId: string;
  sessionId: string;
  /** Position at which the client was interrupted; undefined for a new stream. */
  resumesAfter: Snapshot | undefined;
  /** False until the events before the stream were sent. */
  isFollowing: boolean;
  controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  sentAt: number;
}

interface StreamOwner {
  id: string;
  sessionId: string;
}

const encoder = new TextEncoder();
const findEarliest = (snapshots: readonly Snapshot[]): bigint =>
  snapshots.map(({ xmin }) => xmin).sort((a, b) => (a < b ? -1 : 1))[0] ?? 0n;
const toUserEvent = ({ kind, conversation_id }: StoredUserEvent): UserEvent => ({ kind, conversation_id });

/** Sends the changes of users to their open streams. Reads the database in intervals, only while streams are open. */
export class UserEvents {
  readonly #db: Kysely<Tables>;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #streams = new Set<EventStream>();
  #snapshot: Snapshot | undefined;
  #sessionsCheckedAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #hasFailed = false;
  #isClosed = false;

  constructor(db: Kysely<Tables>, clock: Clock, log: Log) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  /** Stream of a user's events, which continues after the event with the given id. */
  open({ id: userId, sessionId }: StreamOwner, lastEventId: string | null): ReadableStream<Uint8Array<ArrayBuffer>> {
    const ownCount = [...this.#streams].filter((stream) => stream.userId === userId).length;
    if (ownCount >= MAX_STREAMS_PER_USER) throw new RetryLaterError('too_many_requests', RETRY_SECONDS);
    if (this.#isClosed || this.#streams.size >= MAX_STREAMS) throw new RetryLaterError('overloaded', RETRY_SECONDS);
    const resumesAfter = parseEventId(lastEventId, this.#clock());
    let stream: EventStream | undefined;
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        // Not before the answer is read: the answer to a HEAD request never is.
        pull: (controller) => {
          if (stream) return;
          stream = { userId, sessionId, resumesAfter, isFollowing: false, controller, sentAt: 0 };
          controller.enqueue(encoder.encode(`retry: ${RECONNECT_MS}\n\n`));
          this.#add(stream);
        },
        cancel: () => {
          if (stream) this.#streams.delete(stream);
        },
      },
      { highWaterMark: 0 },
    );
  }

  /** Ends all streams; clients resume them on another node. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const stream of this.#streams) this.#end(stream);
    await this.#polling;
  }

  #add(stream: EventStream): void {
    if (this.#isClosed) {
      stream.controller.close();
      return;
    }
    this.#streams.add(stream);
    if (this.#timer === undefined && this.#polling === undefined) this.#schedule(0);
  }

  #end(stream: EventStream): void {
    if (this.#streams.delete(stream)) stream.controller.close();
  }

  #schedule(delayMs: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#polling = this.#poll();
    }, delayMs).unref();
  }

  async #poll(): Promise<void> {
    let delayMs = POLL_MS;
    try {
      await this.#sendEvents();
      await this.#endClosedSessions();
      this.#hasFailed = false;
    } catch (error) {
      if (!this.#hasFailed) this.#log.error(`Cannot read user events: ${error}`);
      this.#hasFailed = true;
      delayMs = RETRY_POLL_MS;
    }
    this.#polling = undefined;
    if (this.#isClosed) return;
    if (this.#streams.size > 0) this.#schedule(delayMs);
    else this.#snapshot = undefined;
  }

  async #sendEvents(): Promise<void> {
    const newStreams = [...this.#streams].filter(({ isFollowing }) => !isFollowing);
    const { snapshot, events } = await readUserEvents(this.#db, this.#snapshot);
    this.#snapshot = snapshot;
    const eventsByUser = Map.groupBy(events, ({ user_id }) => user_id);
    const now = this.#clock().getTime();
    for (const stream of this.#streams) {
      if (!stream.isFollowing) continue;
      const ownEvents = eventsByUser.get(stream.userId) ?? [];
      if (ownEvents.length > 0 || now - stream.sentAt >= HEARTBEAT_MS)
        this.#send(stream, snapshot, { is_complete: true, events: ownEvents.map(toUserEvent) });
    }
    if (newStreams.length > 0) await this.#startStreams(newStreams, snapshot);
  }

  /** Sends new streams what happened before the snapshot; from then on they follow. */
  async #startStreams(streams: readonly EventStream[], snapshot: Snapshot): Promise<void> {
    // A database that was restored from a backup has not reached the positions of its clients.
    const resumed = streams.flatMap((stream) =>
      stream.resumesAfter && stream.resumesAfter.xmax <= snapshot.xmax ? [stream.resumesAfter] : [],
    );
    const missedEvents =
      resumed.length === 0
        ? []
        : await findUserEvents(this.#db, {
            userIds: [...new Set(streams.map(({ userId }) => userId))],
            from: findEarliest(resumed),
            to: snapshot,
          });
    const eventsByUser = Map.groupBy(missedEvents, ({ user_id }) => user_id);
    for (const stream of streams) {
      const { userId, resumesAfter } = stream;
      const isComplete = resumesAfter !== undefined && resumed.includes(resumesAfter);
      const events = isComplete
        ? (eventsByUser.get(userId) ?? []).filter(({ changed_in }) => !isVisibleIn(resumesAfter, changed_in))
        : [];
      stream.isFollowing = true;
      this.#send(stream, snapshot, { is_complete: isComplete, events: events.map(toUserEvent) });
    }
  }

  /** One event for all changes, because its id covers all of them. */
  #send(stream: EventStream, snapshot: Snapshot, data: SentEvents): void {
    const now = this.#clock();
    if (!this.#streams.has(stream)) return;
    if ((stream.controller.desiredSize ?? 0) < -MAX_UNREAD) {
      this.#end(stream);
      return;
    }
    stream.sentAt = now.getTime();
    stream.controller.enqueue(encoder.encode(`id: ${buildEventId(snapshot, now)}\ndata: ${JSON.stringify(data)}\n\n`));
  }

  async #endClosedSessions(): Promise<void> {
    const now = this.#clock();
    if (this.#streams.size === 0 || now.getTime() - this.#sessionsCheckedAt < SESSION_CHECK_MS) return;
    this.#sessionsCheckedAt = now.getTime();
    const checked = [...this.#streams];
    const alive = await findAliveSessions(this.#db, [...new Set(checked.map(({ sessionId }) => sessionId))], now);
    for (const stream of checked) if (!alive.has(stream.sessionId)) this.#end(stream);
  }
}
