import { MINUTE_MS } from '@mashrabiya/contract';
import { parseSnapshot, type Snapshot } from './snapshots.ts';

/** A stream that was interrupted for longer does not resume. Less than the lifetime of events. */
const MAX_AGE_MS = 10 * MINUTE_MS;
/** Shorter than the headers that the server accepts. */
const MAX_LENGTH = 16_000;

/** Id of a server-sent event: its time and what the client has then seen. */
export const buildEventId = ({ text }: Snapshot, now: Date): string => `${now.getTime()}-${text}`;

/** Position of a stream that continues after an event; undefined if its id is unknown or too old. */
export function parseEventId(id: string | null, now: Date): Snapshot | undefined {
  if (id === null || id.length > MAX_LENGTH) return undefined;
  const [time = '', snapshot = ''] = id.split('-');
  return Math.abs(now.getTime() - Number(time)) <= MAX_AGE_MS ? parseSnapshot(snapshot) : undefined;
}
