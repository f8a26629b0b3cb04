import type { Access } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { parseBearerToken } from '../../request/tokens.ts';
import { findSession, type SessionUser } from '../repository/sessions.ts';

export type { SessionUser } from '../repository/sessions.ts';

/** Identity that a call gets, by its declared `access`. */
export interface Identity {
  public: { user?: undefined };
  optional: { user: SessionUser | undefined };
  required: { user: SessionUser };
}

/**
 * Authenticates a request as the call's access requires. An invalid token is refused, so that a browser notices that
 * its session has ended; public calls ignore it.
 */
export async function identify<A extends Access>(
  request: Request,
  access: A,
  db: Kysely<Tables>,
  now: Date,
): Promise<Identity[A]>;
export async function identify(
  request: Request,
  access: Access,
  db: Kysely<Tables>,
  now: Date,
): Promise<Identity[Access]> {
  if (access === 'public') return {};
  const authorization = request.headers.get('authorization');
  if (authorization === null && access === 'optional') return { user: undefined };
  const token = parseBearerToken(authorization);
  const user = token === undefined ? undefined : await findSession(db, token, now);
  if (!user) throw new AppError({ code: 'login_required' });
  return { user };
}
