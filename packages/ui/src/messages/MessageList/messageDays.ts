import { formatCairoDay, type Message } from '@mashrabiya/contract';

/** Message that the server has not confirmed. */
export interface OutgoingMessage extends Pick<Message, 'id' | 'text' | 'sent_at' | 'pictures'> {
  /** `waiting` for the network. */
  state: 'sending' | 'waiting' | 'failed';
  /** Reason of a refusal, in the user's language. */
  problem?: string | undefined;
}

export type ListedMessage = Message & Partial<Pick<OutgoingMessage, 'state' | 'problem'>>;

/** Consecutive messages of one side, which share a time. */
interface MessageRun {
  isOwn: boolean;
  messages: readonly ListedMessage[];
}

export interface MessageDay {
  /** Day in Egypt, e.g. `2026-11-20`. */
  day: string;
  runs: readonly MessageRun[];
}

const MAX_PAUSE_MS = 5 * 60_000;

const continuesRun = (previous: ListedMessage | undefined, next: ListedMessage): boolean =>
  previous !== undefined &&
  previous.is_own === next.is_own &&
  previous.state === undefined &&
  next.state === undefined &&
  Date.parse(next.sent_at) - Date.parse(previous.sent_at) <= MAX_PAUSE_MS;

/** Groups messages, oldest first, by day in Egypt and by side. An unconfirmed message is a run of its own. */
export function groupByDay(messages: readonly ListedMessage[]): MessageDay[] {
  const days: { day: string; runs: { isOwn: boolean; messages: ListedMessage[] }[] }[] = [];
  for (const message of messages) {
    const day = formatCairoDay(new Date(message.sent_at));
    if (days.at(-1)?.day !== day) days.push({ day, runs: [] });
    const runs = days.at(-1)?.runs ?? [];
    const lastRun = runs.at(-1);
    if (lastRun && continuesRun(lastRun.messages.at(-1), message)) lastRun.messages.push(message);
    else runs.push({ isOwn: message.is_own, messages: [message] });
  }
  return days;
}

/** Id of the last own message that the partner has read. */
export const findLastReadId = (messages: readonly Message[], readUntil: string | null): string | undefined =>
  readUntil === null
    ? undefined
    : messages.findLast((message) => message.is_own && Date.parse(message.sent_at) <= Date.parse(readUntil))?.id;
