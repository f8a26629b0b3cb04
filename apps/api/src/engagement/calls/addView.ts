import type { Handler } from '../../app/callHandler.ts';
import { findProperty } from '../../catalogue/repository/properties.ts';
import { findVisibilityError } from '../../catalogue/rules/visibility.ts';
import { AppError } from '../../core/AppError.ts';
import { countView } from '../repository/counts.ts';
import { isRobot } from '../rules/robots.ts';

export const addView: Handler<'addView'> = async ({ params, query }, context) => {
  const { db, now, request, user, getVisitor, setCookie, countUse } = context;
  const listing = await findProperty(db, params.id);
  const code = findVisibilityError(listing);
  if (code || !listing) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  if (isRobot(request.headers.get('user-agent')) || listing.user_id === user?.id) return { counted: false };
  await countUse('view');
  const { hash, newCookie } = getVisitor();
  if (newCookie) setCookie(newCookie);
  return {
    counted: await countView(db, { propertyId: listing.id, visitor: hash, now, source: query.source ?? 'other' }),
  };
};
