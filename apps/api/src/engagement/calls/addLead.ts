import { assertNotDeleted } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { findPropertyWithUser } from '../../catalogue/repository/properties.ts';
import { toNationalPhone } from '../../catalogue/rules/phone.ts';
import { findVisibilityError } from '../../catalogue/rules/visibility.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { countLead } from '../repository/counts.ts';
import { isRobot } from '../rules/robots.ts';
import { limitLeads } from '../services/limitLeads.ts';

export const addLead: Handler<'addLead'> = async ({ params, body }, context) => {
  const { db, now, request, user } = context;
  const propertyWithUser = await findPropertyWithUser(db, params.id);
  const code = findVisibilityError(propertyWithUser?.property);
  if (code || !propertyWithUser) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  const { phone } = propertyWithUser.user;
  if (phone === null) throw new AppError({ code: 'not_found', pointer: '/phone' });
  const visitor = await limitLeads(context);
  const { id: propertyId, user_id: sellerId } = propertyWithUser.property;
  if (!isRobot(request.headers.get('user-agent')) && sellerId !== user?.id)
    await inTransaction(db, async (tx) => {
      if (user) await assertNotDeleted(tx, user.id);
      await countLead(tx, { propertyId, visitor, userId: user?.id, now, channel: body.channel });
    });
  return { phone: toNationalPhone(phone) };
};
