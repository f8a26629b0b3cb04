import { findValidityProblem, uuidv7 } from '@mashrabiya/contract';
import { assertEmailConfirmed } from '../../accounts/services/assertEmailConfirmed.ts';
import { lockSessionUser } from '../../accounts/services/lockAccount.ts';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { attachPapers } from '../repository/papers.ts';
import { deletePendingRequest, insertRequest } from '../repository/requests.ts';
import { loadOwnCompany } from '../services/loadOwnCompany.ts';

export const getCompany: Handler<'getCompany'> = async (_, context) => ({ data: await loadOwnCompany(context) });

export const requestCompanyCheck: Handler<'requestCompanyCheck'> = async ({ body }, context) => {
  const { db, user, now, countUse } = context;
  const { papers, ...details } = body;
  const code = findValidityProblem(details.valid_until, now);
  if (code) throw new AppError({ code, pointer: '/valid_until' });
  await countUse('company request');
  const ids = [...new Set(papers.map((id) => id.toLowerCase()))];
  await inTransaction(db, async (tx) => {
    assertEmailConfirmed(await lockSessionUser(tx, user));
    const request = await insertRequest(tx, {
      ...details,
      id: uuidv7(now),
      user_id: user.id,
      state: 'pending',
      submitted_at: now,
    });
    if (!request) throw new AppError({ code: 'application_exists' });
    if (!(await attachPapers(tx, { userId: user.id, requestId: request.id, ids })))
      throw new AppError({ code: 'images_failed', pointer: '/papers' });
  });
  return { data: await loadOwnCompany(context) };
};

export const withdrawCompanyRequest: Handler<'withdrawCompanyRequest'> = async (_, context) => {
  const { db, user, now } = context;
  const isDeleted = await inTransaction(db, (tx) => deletePendingRequest(tx, { userId: user.id, now }));
  if (!isDeleted) throw new AppError({ code: 'application_outdated' });
  return { data: await loadOwnCompany(context) };
};
