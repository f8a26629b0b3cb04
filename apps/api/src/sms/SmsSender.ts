import type { Language } from '@mashrabiya/i18n';
import { UnrecoverableJobError } from '../jobs/jobRules.ts';

interface Sms {
  /** Stays the same for every attempt to send the message. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
  language: Language;
}

/** The number cannot receive messages, such as one that no operator has assigned. */
export class UnreachableNumberError extends UnrecoverableJobError {}

export interface SmsSender {
  /** Throws if the message can be retried, `UnrecoverableJobError` if it cannot. */
  send(sms: Sms, now: Date): Promise<void>;
}
