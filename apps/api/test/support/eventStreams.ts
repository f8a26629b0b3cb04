import type { UserEvents } from '@mashrabiya/contract';
import type { Hono } from 'hono';
import { expect } from 'vitest';
import { withToken } from './client.ts';

/** A user's stream of events, which is read in the background as a browser does. */
export async function openEventStream(app: Hono, token: string, lastEventId?: string) {
  const headers = lastEventId === undefined ? undefined : { 'last-event-id': lastEventId };
  const response = await app.request('/api/user/events', withToken(token, headers && { headers }));
  if (!response.ok || !response.body) throw new Error(`The stream was refused with ${response.status}.`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const stream = {
    response,
    /** Data of the received events. */
    received: [] as UserEvents[],
    lastEventId: '',
    hasEnded: false,
    close: () => reader.cancel(),
    /** Kinds of the reported changes. */
    listKinds: () => stream.received.flatMap(({ events }) => events.map(({ kind }) => kind)),
    /** Waits for the reports of exactly these changes. */
    expectKinds: (...kinds: string[]) => expect.poll(stream.listKinds, { timeout: 10_000 }).toEqual(kinds),
  };
  const read = async () => {
    let text = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      text += chunk.value;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const fields = new Map(part.split('\n').map((line) => line.split(/: (.*)/, 2) as [string, string]));
        stream.lastEventId = fields.get('id') ?? stream.lastEventId;
        const data = fields.get('data');
        if (data !== undefined) stream.received.push(JSON.parse(data));
      }
    }
    stream.hasEnded = true;
  };
  void read();
  await expect.poll(() => stream.hasEnded || stream.received.length, { timeout: 10_000 }).toBeTruthy();
  return stream;
}
