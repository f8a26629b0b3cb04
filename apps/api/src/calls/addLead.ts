import { AppError } from '../app/AppError.ts';
import type { Handler } from '../app/bind.ts';
import { nationalPhone } from '../domain/phone.ts';
import { refusalOf } from '../domain/visibility.ts';
import { countLead } from '../interest/count.ts';
import { personOf } from '../interest/person.ts';
import { isRobot } from '../interest/robots.ts';
import { hashOf } from '../request/hashOf.ts';
import { HOUR_MS, limitsOf, useLimits } from '../request/rateLimits.ts';

/** More numbers than anybody calls in an hour: who asks for more gathers them. */
const LEADS_AN_HOUR = 60;

/** Gives the seller's number and counts that it was asked for. */
export const addLead: Handler<'addLead'> = async ({ params, body }, context) => {
  const { db, now, request, client, isSecure, user, setCookie } = context;
  const home = await db
    .selectFrom('property')
    .innerJoin('app_user', 'app_user.id', 'property.user_id')
    .select(['property.id', 'property.availability', 'property.removed_at', 'app_user.phone'])
    .where('property.id', '=', params.id.toLowerCase())
    .executeTakeFirst();
  const code = refusalOf(home);
  if (code || !home) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  if (home.phone === null) throw new AppError({ code: 'not_found', pointer: '/phone' });
  const { hash, newCookie } = personOf(request, isSecure, user);
  const ofPerson = { key: hashOf(`lead ${hash}`), times: LEADS_AN_HOUR, windowMs: HOUR_MS };
  await useLimits(db, [ofPerson, ...limitsOf('lead', client, LEADS_AN_HOUR)], now);
  if (newCookie) setCookie(newCookie);
  if (!isRobot(request.headers.get('user-agent'))) {
    await countLead(db, { propertyId: home.id, person: hash, now, channel: body.channel });
  }
  return { phone: nationalPhone(home.phone) };
};
