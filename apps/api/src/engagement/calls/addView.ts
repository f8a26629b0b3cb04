import type { Handler } from '../../app/bind.ts';
import { propertyById } from '../../catalogue/repository/properties.ts';
import { refusalOf } from '../../catalogue/rules/visibility.ts';
import { AppError } from '../../core/AppError.ts';
import { limitsOf, useLimits } from '../../request/rateLimits.ts';
import { countView } from '../repository/counts.ts';
import { isRobot } from '../rules/robots.ts';
import { visitorOf } from '../services/visitor.ts';

/** A program that throws its cookies away is a new visitor each time: from one address, so many views an hour count. */
const VIEWS_AN_HOUR = 600;

/** Counts a view. */
export const addView: Handler<'addView'> = async ({ params, query }, context) => {
  const { db, now, request, client, isSecure, user, setCookie } = context;
  const home = await propertyById(db, params.id);
  const code = refusalOf(home);
  if (code || !home) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  if (isRobot(request.headers.get('user-agent')) || home.user_id === user?.id) return { counted: false };
  await useLimits(db, limitsOf('view', client, VIEWS_AN_HOUR), now);
  const { hash, newCookie } = visitorOf(request, isSecure, user);
  if (newCookie) setCookie(newCookie);
  return { counted: await countView(db, { propertyId: home.id, visitor: hash, now, source: query.source ?? 'other' }) };
};
