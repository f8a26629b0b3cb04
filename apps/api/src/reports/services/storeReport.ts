import type { ModerationKind, ReportReason } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { assertNotDeleted, preventDeletion } from '../../accounts/repository/users.ts';
import { preventRemoval } from '../../ads/repository/ads.ts';
import type { ContextOf } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordModeration } from '../../moderation/repository/events.ts';
import { limitGuestReports } from '../../moderation/services/limitGuestReports.ts';
import { addReport, getSubjectId, type ReportSubject } from '../repository/reports.ts';
import { hasReportedBefore } from './hasReportedBefore.ts';

interface ReportInput {
  subject: ReportSubject;
  sellerId: string;
  kind: Extract<ModerationKind, 'reported' | 'person_reported'>;
  reason: ReportReason;
  note: string;
  /** Runs in the same transaction. */
  onStored?: (tx: Transaction<Tables>) => Promise<void>;
}

/** Refuses a report of a listing or user removed after the call began, and delays a removal, which closes reports. */
async function assertNotRemoved(tx: Transaction<Tables>, subject: ReportSubject, sellerId: string): Promise<void> {
  // The seller first, in the same order as removals.
  const exists =
    (await preventDeletion(tx, [sellerId])) &&
    ('reportedUserId' in subject || (await preventRemoval(tx, subject.propertyId)));
  if (!exists) throw new AppError({ code: 'gone', parameter: 'id' });
}

/** Stores a report of an ad, a reel or a user: once per visitor and subject, with or without a login. */
export async function storeReport(
  context: ContextOf<'reportProperty' | 'reportProvider' | 'reportConversation'>,
  { subject, sellerId, kind, reason, note, onStored }: ReportInput,
): Promise<void> {
  const { db, now, user, clientIp, setCookie, countUse } = context;
  await countUse('report');
  const visitor = context.getVisitor();
  const { hash, newCookie } = visitor;
  if (newCookie) setCookie(newCookie);
  const userId = user?.id ?? null;
  const isNew = await inTransaction(db, async (tx) => {
    if (userId !== null) await assertNotDeleted(tx, userId);
    await assertNotRemoved(tx, subject, sellerId);
    if (await hasReportedBefore(tx, subject, visitor, userId)) return false;
    if (!(await addReport(tx, { subject, visitor: hash, userId, reason, note, now }))) return false;
    if (!user) await limitGuestReports(tx, { subjectId: getSubjectId(subject), clientIp, now });
    const propertyId = 'propertyId' in subject ? { propertyId: subject.propertyId } : {};
    await recordModeration(tx, { kind, actorId: userId, ...propertyId, sellerId, reasons: [reason], note, now });
    await onStored?.(tx);
    return true;
  });
  if (!isNew) throw new AppError({ code: 'reported_already' });
}
