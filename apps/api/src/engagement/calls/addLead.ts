import { AppError } from '../../app/AppError.ts';
import type { Handler } from '../../app/bind.ts';
import { propertyWithUser } from '../../listings/repository/properties.ts';
import { nationalPhone } from '../../listings/rules/phone.ts';
import { refusalOf } from '../../listings/rules/visibility.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, limitsOf, useLimits } from '../../request/rateLimits.ts';
import { countLead } from '../repository/counts.ts';
import { isRobot } from '../rules/robots.ts';
import { visitorOf } from '../services/visitor.ts';

/** More numbers than anybody calls in an hour: who asks for more gathers them. */
const LEADS_AN_HOUR = 60;

/** Gives the seller's number and counts that it was asked for. */
export const addLead: Handler<'addLead'> = async ({ params, body }, context) => {
  const { db, now, request, client, isSecure, user, setCookie } = context;
  const found = await propertyWithUser(db, params.id);
  const code = refusalOf(found?.property);
  if (code || !found) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  const { phone } = found.user;
  if (phone === null) throw new AppError({ code: 'not_found', pointer: '/phone' });
  const { hash, newCookie } = visitorOf(request, isSecure, user);
  const ofVisitor = { key: hashOf(`lead ${hash}`), times: LEADS_AN_HOUR, windowMs: HOUR_MS };
  await useLimits(db, [ofVisitor, ...limitsOf('lead', client, LEADS_AN_HOUR)], now);
  if (newCookie) setCookie(newCookie);
  if (!isRobot(request.headers.get('user-agent'))) {
    await countLead(db, { propertyId: found.property.id, visitor: hash, now, channel: body.channel });
  }
  return { phone: nationalPhone(phone) };
};
