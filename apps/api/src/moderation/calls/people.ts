import { PAGE_SIZE } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findPeople } from '../repository/people.ts';
import { changeRole } from '../services/changeRole.ts';
import { personOf, personRecord } from '../services/personRecord.ts';

export const listPeople: Handler<'listPeople'> = async ({ query: { query = '', page = 1 } }, { db, language }) => {
  const { rows, total } = await findPeople(db, { query, page });
  const data = rows.map((row) => personOf(row, language));
  return { data: { data, current_page: page, last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)), total } };
};

export const getPerson: Handler<'getPerson'> = async ({ params }, { db, language }) => {
  const data = await personRecord(db, params.id.toLowerCase(), language);
  if (!data) throw new AppError({ code: 'not_found', parameter: 'id' });
  return { data };
};

export const setRole: Handler<'setRole'> = async ({ params, body }, { db, user, now }) => {
  const userId = params.id.toLowerCase();
  await inTransaction(db, (tx) => changeRole(tx, { userId, role: body.role, actorId: user.id, now }));
  return { code: 200 };
};
