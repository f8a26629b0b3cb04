import { atom } from 'jotai';
import { atomWithDeviceStorage, createListParser, hasStringFields } from '../device/atomWithDeviceStorage.ts';
import type { UnsentMessage } from './messageDraft.ts';

/** Message of a conversation that the server has not confirmed. */
export interface OutboxMessage extends UnsentMessage {
  email: string;
  conversation: string;
  /** Typed offline, or not sent yet; sent without a retry by the user. */
  isWaiting?: boolean;
  /** Reason of a refusal, in the user's language. */
  problem?: string | undefined;
}

/** More than anyone types offline. */
const MAX_UNSENT = 50;

const isOutboxMessage = (value: unknown): value is OutboxMessage =>
  hasStringFields(value, ['email', 'conversation', 'id', 'text', 'sent_at']) &&
  (!('pictures' in value) || Array.isArray(value.pictures));

/** Stored on the device, so that any page can send the messages later. */
export const outboxAtom = atomWithDeviceStorage('unsent-messages', createListParser(isOutboxMessage, MAX_UNSENT));

/** Ids of messages that are being sent. */
export const sendingAtom = atom<ReadonlySet<string>>(new Set<string>());
