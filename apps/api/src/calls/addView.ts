import { AppError } from '../app/AppError.ts';
import type { Handler } from '../app/bind.ts';
import { refusalOf } from '../domain/visibility.ts';
import { clientAddress, networkOf } from '../interest/address.ts';
import { countView } from '../interest/count.ts';
import { useLimits } from '../interest/limit.ts';
import { hashOf, personOf } from '../interest/person.ts';
import { isRobot } from '../interest/robots.ts';

/** A program that throws its cookies away is a new person each time: from one address, so many views an hour count. */
const VIEWS_AN_HOUR = 600;
const HOUR_MS = 3_600_000;

/** Counts a view. */
export const addView: Handler<'addView'> = async ({ params }, context) => {
  const { db, now, request, peer, setCookie } = context;
  const home = await db
    .selectFrom('property')
    .select(['id', 'availability', 'removed_at'])
    .where('id', '=', params.id.toLowerCase())
    .executeTakeFirst();
  const code = refusalOf(home);
  if (code || !home) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  if (isRobot(request.headers.get('user-agent'))) return { counted: false };
  const address = clientAddress(peer, request.headers.get('x-forwarded-for'));
  if (address) {
    const key = hashOf(`view ${networkOf(address)}`);
    await useLimits(db, [{ key, times: VIEWS_AN_HOUR, windowMs: HOUR_MS }], now);
  }
  const { hash, newCookie } = personOf(request);
  if (newCookie) setCookie(newCookie);
  return { counted: await countView(db, { propertyId: home.id, person: hash, now }) };
};
