import { atom } from 'jotai';
import { createListParser, deviceAtom, hasStringFields } from '../device/deviceAtom.ts';
import type { UnsentMessage } from './messageDraft.ts';

/** Message of a conversation that the server has not confirmed. */
export interface OutboxMessage extends UnsentMessage {
  /** Email of its writer. */
  person: string;
  conversation: string;
  /** Sent as soon as there is a network. */
  isWaiting?: boolean;
  /** Reason of a refusal, in the user's language. */
  problem?: string | undefined;
}

/** More than anyone types without a network. */
const MAX_UNSENT = 50;

const isOutboxMessage = (value: unknown): value is OutboxMessage =>
  hasStringFields(value, ['person', 'conversation', 'id', 'text', 'sent_at']) &&
  (!('pictures' in value) || Array.isArray(value.pictures));

/** Stored on the device, so that messages are sent later from any page; a retry sends the same id. */
export const outboxAtom = deviceAtom('unsent-messages', createListParser(isOutboxMessage, MAX_UNSENT));

/** Ids of messages that are being sent. */
export const sendingAtom = atom<ReadonlySet<string>>(new Set<string>());
