import type { Handler } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findUsers } from '../repository/users.ts';
import { changeRole } from '../services/changeRole.ts';
import { endSessions } from '../services/endSessions.ts';
import { loadUserRecord, toModeratedUser } from '../services/userRecord.ts';

export const listUsers: Handler<'listUsers'> = async ({ query: { query = '', page = 1 } }, { db, language }) => {
  const { rows, total } = await findUsers(db, { query, page });
  const data = rows.map((row) => toModeratedUser(row, language));
  return { data: { data, ...toPageNumbers(page, total), total } };
};

export const getModeratedUser: Handler<'getModeratedUser'> = async ({ params }, { db, language, now }) => {
  const data = await loadUserRecord(db, params.id.toLowerCase(), { language, now });
  if (!data) throw new AppError({ code: 'not_found', parameter: 'id' });
  return { data };
};

export const endUserSessions: Handler<'endUserSessions'> = async ({ params }, { db, user, origin, now }) => {
  const userId = params.id.toLowerCase();
  await inTransaction(db, (tx) => endSessions(tx, { userId, administrator: user, origin, now }));
  return { code: 200 };
};

export const setRole: Handler<'setRole'> = async ({ params, body }, { db, user, now }) => {
  const userId = params.id.toLowerCase();
  await inTransaction(db, (tx) => changeRole(tx, { userId, role: body.role, actorId: user.id, now }));
  return { code: 200 };
};
