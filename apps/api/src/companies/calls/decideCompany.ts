import { findUserById, lockUser } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import { toVerifiedCompany } from '../../catalogue/rules/verifiedCompany.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { countClaimHolders } from '../../moderation/repository/claimHolders.ts';
import { computeClaimEnd } from '../../moderation/services/caseParts.ts';
import { findPapers } from '../repository/papers.ts';
import {
  claimOldestRequest,
  countPendingRequests,
  findRequest,
  findRequestClaims,
  findSellersWithNumber,
  lockRequest,
} from '../repository/requests.ts';
import { isDecidable } from '../rules/isDecidable.ts';
import { decideRequest, revokeApproval } from '../services/decideRequest.ts';

export const claimCompany: Handler<'claimCompany'> = async (_, context) => {
  const { db, user, language, now } = context;
  const request = await claimOldestRequest(db, { moderatorId: user.id, now, until: computeClaimEnd(now) });
  const waiting = await countPendingRequests(db, user.id);
  if (!request) return { data: null, waiting, holders: await countClaimHolders(db, findRequestClaims(db), context) };
  const [seller, papers, sellersWithNumber] = await Promise.all([
    findUserById(db, request.user_id),
    findPapers(db, request.id),
    findSellersWithNumber(db, request),
  ]);
  const toUserName = ({ id, name_ar, name_en }: { id: string; name_ar: string | null; name_en: string | null }) => ({
    id,
    name: pickLanguage(language, name_ar, name_en),
  });
  const { id, company_name, register_number, valid_until, submitted_at } = request;
  return {
    data: {
      id,
      company_name,
      register_number,
      valid_until,
      submitted_at: submitted_at.toISOString(),
      papers,
      seller: { ...toUserName(seller), kind: seller.kind, active_from: seller.active_from },
      checked: toVerifiedCompany(seller, now),
      same_number: sellersWithNumber.map(toUserName),
    },
    waiting,
  };
};

export const decideCompany: Handler<'decideCompany'> = async ({ params, body }, { db, user, origin, now }) => {
  const id = params.id.toLowerCase();
  await inTransaction(db, async (tx) => {
    const sellerId = (await findRequest(tx, id))?.user_id;
    // The seller first, the lock order of a new request.
    const seller = sellerId && (await lockUser(tx, sellerId));
    const request = await lockRequest(tx, id);
    // Without a row, the seller has withdrawn the request.
    if (!request || !seller || !isDecidable(request, { moderatorId: user.id, submittedAt: body.submitted_at, now }))
      throw new AppError({ code: 'application_outdated' });
    await decideRequest(tx, { seller, request, decision: body, moderatorId: user.id, origin, now });
  });
  return { code: 200 };
};

export const revokeCompany: Handler<'revokeCompany'> = async ({ params, body }, { db, user, origin, now }) => {
  await inTransaction(db, async (tx) => {
    const seller = await lockUser(tx, params.id.toLowerCase());
    if (!seller) throw new AppError({ code: 'not_found', parameter: 'id' });
    if (seller.id === user.id) throw new AppError({ code: 'forbidden' });
    if (seller.company_verified_at === null) throw new AppError({ code: 'application_outdated' });
    const { reason_ar: note_ar, reason_en: note_en } = body;
    await revokeApproval(tx, { seller, notes: { note_ar, note_en }, moderatorId: user.id, origin, now });
  });
  return { code: 200 };
};
