import { AppError } from '../app/AppError.ts';
import type { Handler } from '../app/bind.ts';
import { refusalOf } from '../domain/visibility.ts';
import { countView } from '../interest/count.ts';
import { personOf } from '../interest/person.ts';
import { isRobot } from '../interest/robots.ts';
import { limitsOf, useLimits } from '../request/rateLimits.ts';

/** A program that throws its cookies away is a new person each time: from one address, so many views an hour count. */
const VIEWS_AN_HOUR = 600;

/** Counts a view. */
export const addView: Handler<'addView'> = async ({ params }, context) => {
  const { db, now, request, client, isSecure, user, setCookie } = context;
  const home = await db
    .selectFrom('property')
    .select(['id', 'user_id', 'availability', 'removed_at'])
    .where('id', '=', params.id.toLowerCase())
    .executeTakeFirst();
  const code = refusalOf(home);
  if (code || !home) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  if (isRobot(request.headers.get('user-agent')) || home.user_id === user?.id) return { counted: false };
  await useLimits(db, limitsOf('view', client, VIEWS_AN_HOUR), now);
  const { hash, newCookie } = personOf(request, isSecure, user);
  if (newCookie) setCookie(newCookie);
  return { counted: await countView(db, { propertyId: home.id, person: hash, now }) };
};
