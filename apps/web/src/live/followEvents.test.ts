import type { UserEvents } from '@mashrabiya/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEvents, MAX_SILENCE_MS } from './followEvents.ts';
import { readServerEvents } from './readServerEvents.ts';

const encoder = new TextEncoder();
const toEvent = (id: string, events: UserEvents['events'] = []): string =>
  `id: ${id}\ndata: ${JSON.stringify({ is_complete: true, events })}\n\n`;

/** A stream whose chunks the test sends. */
function createStream() {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (created) => {
      controller = created;
    },
  });
  return {
    body,
    send: (text: string) => controller.enqueue(encoder.encode(text)),
    end: () => controller.close(),
    fail: () => controller.error(new Error('lost')),
  };
}

describe('A stream of server-sent events', () => {
  it('is read although its events are split anywhere', async () => {
    const text = `retry: 2000\n\n${toEvent('1-5:5:')}: comment\n\n${toEvent('2-6:6:')}`;
    const { body, send, end } = createStream();
    for (const byte of encoder.encode(text)) send(String.fromCharCode(byte));
    end();
    const events = [];
    for await (const event of readServerEvents(body)) events.push(event);
    expect(events.map(({ id }) => id)).toEqual(['1-5:5:', '2-6:6:']);
    expect(JSON.parse(events[1]?.data ?? '')).toEqual({ is_complete: true, events: [] });
  });
});

describe('Following a user’s events', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function follow() {
    const ending = new AbortController();
    const streams: ReturnType<typeof createStream>[] = [];
    const openedAfter: (string | undefined)[] = [];
    const received: UserEvents[] = [];
    const failures: number[] = [];
    let isRefused = false;
    void followEvents({
      open: async (lastEventId, signal) => {
        openedAfter.push(lastEventId);
        if (isRefused) throw new Error('refused');
        const stream = createStream();
        signal.addEventListener('abort', stream.fail);
        streams.push(stream);
        return stream.body;
      },
      onEvents: (events) => received.push(events),
      onFailure: (count) => failures.push(count),
      signal: ending.signal,
    });
    return {
      ending,
      streams,
      openedAfter,
      received,
      failures,
      refuse: (next: boolean) => {
        isRefused = next;
      },
    };
  }

  it('resumes after the last event when the stream ends, breaks or is silent', async () => {
    const { streams, openedAfter, received, failures, ending } = follow();
    await vi.advanceTimersByTimeAsync(0);
    streams[0]?.send(toEvent('1', [{ kind: 'message', conversation_id: 'a' }]));
    await vi.advanceTimersByTimeAsync(0);
    expect(received).toHaveLength(1);
    streams[0]?.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(openedAfter).toEqual([undefined, '1']);
    streams[1]?.send(toEvent('2'));
    await vi.advanceTimersByTimeAsync(0);
    streams[1]?.fail();
    await vi.advanceTimersByTimeAsync(1000);
    expect(openedAfter).toEqual([undefined, '1', '2']);
    await vi.advanceTimersByTimeAsync(MAX_SILENCE_MS + 2000);
    expect(openedAfter).toEqual([undefined, '1', '2', '2']);
    expect(failures).toEqual([1, 1, 2]);
    ending.abort();
  });

  it('tries again ever more slowly while it is refused, and not after its end', async () => {
    const { openedAfter, failures, refuse, ending } = follow();
    refuse(true);
    await vi.advanceTimersByTimeAsync(120_000);
    const attempts = openedAfter.length;
    expect(attempts).toBeGreaterThan(5);
    expect(attempts).toBeLessThan(13);
    expect(failures.at(-1)).toBe(failures.length);
    ending.abort();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(openedAfter).toHaveLength(attempts);
  });
});
