import { piastres } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { sumAccounts } from '../repository/accounts.ts';
import { findContradictions } from '../repository/contradictions.ts';

export const getBooks: Handler<'getBooks'> = async (_, { db }) => {
  const [totals, [first]] = await Promise.all([sumAccounts(db), findContradictions(db)]);
  const unclaimed = totals.find(({ account }) => account === 'unclaimed');
  return {
    data: {
      is_balanced: first === undefined,
      first_fault: first ? `${first.claim}: ${first.fault}` : null,
      accounts: totals.map(({ account, debit, credit }) => ({
        account,
        debit: piastres(debit),
        credit: piastres(credit),
      })),
      unclaimed: piastres(unclaimed ? unclaimed.credit - unclaimed.debit : 0),
    },
  };
};
