import { AppError } from '../../app/AppError.ts';
import type { Handler } from '../../app/bind.ts';
import { inTransaction } from '../../db/transaction.ts';
import { visitorOf } from '../../engagement/services/visitor.ts';
import { propertyById } from '../../listings/repository/properties.ts';
import { refusalOf } from '../../listings/rules/visibility.ts';
import { reelById } from '../../reels/repository/reels.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, limitsOf, useLimits } from '../../request/rateLimits.ts';
import { noteModeration } from '../repository/events.ts';
import { addReport } from '../repository/reports.ts';
import { reportedBefore } from '../services/reportedBefore.ts';
import { askOwnerIfSold } from '../services/soldQuestion.ts';

/** More ads than anybody finds wrong in an hour. */
const REPORTS_AN_HOUR = 10;

/** Brings an ad before the moderators; once a visitor and ad. Several that it is sold have its owner asked. */
export const reportProperty: Handler<'reportProperty'> = async ({ params, body }, context) => {
  const { db, now, origin, request, client, isSecure, user, setCookie } = context;
  const home = await propertyById(db, params.id);
  const code = refusalOf(home);
  if (code || !home) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  const visitor = visitorOf(request, isSecure, user);
  const { hash, newCookie } = visitor;
  const ofVisitor = { key: hashOf(`report ${hash}`), times: REPORTS_AN_HOUR, windowMs: HOUR_MS };
  await useLimits(db, [ofVisitor, ...limitsOf('report', client, REPORTS_AN_HOUR)], now);
  if (newCookie) setCookie(newCookie);
  const note = body.note ?? '';
  const reel = body.reel_id === undefined ? null : await reelById(db, body.reel_id);
  if (reel === undefined || (reel && reel.property_id !== home.id))
    throw new AppError({ code: 'invalid_field', pointer: '/reel_id' });
  const userId = user?.id ?? null;
  const isNew = await inTransaction(db, async (tx) => {
    if (await reportedBefore(tx, home.id, visitor, userId)) return false;
    const { reason } = body;
    const report = { propertyId: home.id, visitor: hash, userId, reason, note, reelId: reel?.id ?? null, now };
    if (!(await addReport(tx, report))) return false;
    await noteModeration(tx, {
      kind: 'reported',
      actorId: userId,
      propertyId: home.id,
      sellerId: home.user_id,
      reasons: [body.reason],
      note,
      now,
    });
    if (body.reason === 'sold') await askOwnerIfSold(tx, home, { origin, now });
    return true;
  });
  if (!isNew) throw new AppError({ code: 'reported_already' });
  return { code: 200 };
};
