import type { AdvisorDraft, NeededField } from './applicationRules.ts';

/** Why the server did not take an application (specification, section 8). */
export type AdvisorRefusal = 'emailTaken' | 'phoneTaken' | 'underAge' | 'unexpected';

/** The field that a refusal is about; the whole form when it is about none. */
export const REFUSED_FIELD: Record<AdvisorRefusal, NeededField | undefined> = {
  emailTaken: 'email',
  phoneTaken: 'phone',
  underAge: 'age',
  unexpected: undefined,
};

/** Whether a refusal still holds: not once the answer that it is about has changed since it was sent. */
export function stillRefused(refusal: AdvisorRefusal, draft: AdvisorDraft, sent: AdvisorDraft | null): boolean {
  const field = REFUSED_FIELD[refusal];
  return field === undefined || sent === null || draft[field] === sent[field];
}
