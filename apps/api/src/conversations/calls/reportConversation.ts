import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { storeReport } from '../../reports/services/storeReport.ts';
import { findConversation } from '../repository/conversations.ts';
import { getPartnerRole, getSide } from '../rules/sides.ts';
import { toOwnConversation } from '../services/lockOwnConversation.ts';

export const reportConversation: Handler<'reportConversation'> = async ({ params, body }, context) => {
  const { conversation, role } = toOwnConversation(await findConversation(context.db, params.id), context.user.id);
  const partnerId = getSide(conversation, getPartnerRole(role)).userId;
  if (partnerId === null) throw new AppError({ code: 'partner_unavailable' });
  await storeReport(context, {
    subject: { reportedUserId: partnerId, conversationId: conversation.id },
    sellerId: partnerId,
    kind: 'person_reported',
    reason: body.reason,
    note: body.note ?? '',
  });
  return { code: 200 };
};
