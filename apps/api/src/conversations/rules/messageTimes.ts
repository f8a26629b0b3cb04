import { DAY_MS, MINUTE_MS } from '@mashrabiya/contract';

const UNREAD_MS = 10 * MINUTE_MS;
const PUSH_DELAY_MS = 30_000;
const RETENTION_DAYS = 2 * 365;

/**
 * Time of a new message: now, but later than the previous one, because the time orders a conversation. Two messages can
 * be sent in one millisecond, and the clock of another node can be ahead.
 */
export const computeSentAt = (previousSentAt: Date | undefined, now: Date): Date =>
  new Date(Math.max(now.getTime(), previousSentAt ? previousSentAt.getTime() + 1 : 0));

/** Time from which the recipient is mailed about an unread message. */
export const computeMailTime = (sentAt: Date): Date => new Date(sentAt.getTime() + UNREAD_MS);

export const computePushTime = (sentAt: Date): Date => new Date(sentAt.getTime() + PUSH_DELAY_MS);

export const getConversationRetentionStart = (now: Date): Date => new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
