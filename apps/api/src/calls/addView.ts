import { AppError } from '../app/AppError.ts';
import type { Handler } from '../app/bind.ts';
import { refusalOf } from '../domain/visibility.ts';
import { countView } from '../interest/count.ts';
import { limitsOf, useLimits } from '../interest/limit.ts';
import { personOf } from '../interest/person.ts';
import { isRobot } from '../interest/robots.ts';

/** A program that throws its cookies away is a new person each time: from one address, so many views an hour count. */
const VIEWS_AN_HOUR = 600;

/** Counts a view. */
export const addView: Handler<'addView'> = async ({ params }, context) => {
  const { db, now, request, client, isSecure, setCookie } = context;
  const home = await db
    .selectFrom('property')
    .select(['id', 'availability', 'removed_at'])
    .where('id', '=', params.id.toLowerCase())
    .executeTakeFirst();
  const code = refusalOf(home);
  if (code || !home) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  if (isRobot(request.headers.get('user-agent'))) return { counted: false };
  await useLimits(db, limitsOf('view', client, VIEWS_AN_HOUR), now);
  const { hash, newCookie } = personOf(request, isSecure);
  if (newCookie) setCookie(newCookie);
  return { counted: await countView(db, { propertyId: home.id, person: hash, now }) };
};
