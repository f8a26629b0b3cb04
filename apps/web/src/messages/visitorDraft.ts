import type { EnquiryKind } from '@mashrabiya/contract';
import { hasStringFields } from '../device/atomWithDeviceStorage.ts';
import { readDraft, saveDraft } from '../device/windowDraft.ts';

/** Who a visitor without an account is; the same for all messages of this window. */
export interface VisitorDetails {
  name: string;
  email: string;
  phone: string;
}

/** Code that was mailed for one message. */
export interface MailedCode {
  email: string;
  challenge: string;
  expires_at: string;
  /** Message for which it was mailed, see `getCodeSubject`. */
  subject: string;
}

const DETAILS = 'visitor';
const CODE = 'visitor code';
const NO_DETAILS: VisitorDetails = { name: '', email: '', phone: '' };

export const getCodeSubject = (kind: EnquiryKind, propertyId: string): string => `${kind} ${propertyId}`;

function readStored<K extends string>(name: string, fields: readonly K[]): Record<K, string> | undefined {
  try {
    const stored: unknown = JSON.parse(readDraft(name) ?? 'null');
    return hasStringFields(stored, fields) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export const readVisitorDetails = (): VisitorDetails => readStored(DETAILS, ['name', 'email', 'phone']) ?? NO_DETAILS;

export const saveVisitorDetails = ({ name, email, phone }: VisitorDetails): void =>
  saveDraft(DETAILS, { name, email, phone });

/** Code that is still valid; an expired one is of no use after a reload. */
export function readMailedCode(now: Date): MailedCode | null {
  const code = readStored(CODE, ['email', 'challenge', 'expires_at', 'subject']);
  return code && Date.parse(code.expires_at) > now.getTime() ? code : null;
}

export const saveMailedCode = (code: MailedCode): void => saveDraft(CODE, code);

/** Removes everything about the visitor, who has an account now. */
export function removeVisitorDrafts(): void {
  saveDraft(DETAILS, undefined);
  saveDraft(CODE, undefined);
}
