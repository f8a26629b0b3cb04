import { piastres } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { sumAccounts } from '../repository/accounts.ts';
import { findContradictions } from '../repository/contradictions.ts';

export const getBooks: Handler<'getBooks'> = async (_, { db }) => {
  const [totals, [firstContradiction]] = await Promise.all([sumAccounts(db), findContradictions(db)]);
  const unclaimedTotals = totals.find(({ account }) => account === 'unclaimed');
  return {
    data: {
      is_balanced: firstContradiction === undefined,
      first_fault: firstContradiction ? `${firstContradiction.invariant}: ${firstContradiction.fault}` : null,
      accounts: totals.map(({ account, debit, credit }) => ({
        account,
        debit: piastres(debit),
        credit: piastres(credit),
      })),
      unclaimed: piastres(unclaimedTotals ? unclaimedTotals.credit - unclaimedTotals.debit : 0),
    },
  };
};
