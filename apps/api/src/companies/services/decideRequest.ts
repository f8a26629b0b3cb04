import type { ApplicationDecision } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { updateUser } from '../../accounts/repository/users.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { CompanyRequestRow } from '../../db/tables/company.ts';
import { toNotes } from '../../decisions/rules/notes.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { recordModeration } from '../../moderation/repository/events.ts';
import { findApprovedRequest, saveDecision, saveRevocation } from '../repository/requests.ts';

interface DecisionContext {
  seller: UserRow;
  moderatorId: string;
  origin: string;
  now: Date;
}

interface Outcome {
  state: 'accepted' | 'rejected' | 'revoked';
  companyName: string;
  note_ar: string;
  note_en: string;
}

async function recordAndNotify(
  tx: Transaction<Tables>,
  { state, companyName, note_ar, note_en }: Outcome,
  { seller, moderatorId, origin, now }: DecisionContext,
): Promise<void> {
  const kind = `company_${state}` as const;
  const note = [companyName, note_ar, note_en].filter(Boolean).join('\n');
  await recordModeration(tx, { kind, actorId: moderatorId, sellerId: seller.id, note, now });
  const mail = { userId: seller.id, to: seller.email, origin, title: companyName, note_ar, note_en };
  await enqueueMail(tx, { kind, ...mail, now });
}

/** Carries out a moderator's decision on a request; an approval replaces the seller's previous company. */
export async function decideRequest(
  tx: Transaction<Tables>,
  { request, decision, ...context }: DecisionContext & { request: CompanyRequestRow; decision: ApplicationDecision },
): Promise<void> {
  const { decision: state } = decision;
  const { company_name, valid_until } = request;
  const { note_ar, note_en } = state === 'rejected' ? toNotes(decision) : toNotes({});
  await saveDecision(tx, request.id, { state, note_ar, note_en, now: context.now });
  if (state === 'accepted')
    await updateUser(tx, context.seller.id, {
      company_name,
      company_verified_at: context.now,
      company_valid_until: valid_until,
    });
  await recordAndNotify(tx, { state, companyName: company_name, note_ar, note_en }, context);
}

/** Ends the approval of a seller's company; a pending request stays. */
export async function revokeApproval(
  tx: Transaction<Tables>,
  { notes, ...context }: DecisionContext & { notes: Pick<Outcome, 'note_ar' | 'note_en'> },
): Promise<void> {
  const { seller } = context;
  const request = await findApprovedRequest(tx, seller.id);
  if (request) await saveRevocation(tx, request.id, notes);
  await updateUser(tx, seller.id, { company_name: null, company_verified_at: null, company_valid_until: null });
  await recordAndNotify(tx, { state: 'revoked', companyName: seller.company_name ?? '', ...notes }, context);
}
