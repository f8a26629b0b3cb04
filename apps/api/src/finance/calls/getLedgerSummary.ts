import { piastres } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { sumAccounts } from '../repository/accounts.ts';
import { findLedgerViolations } from '../repository/ledgerChecks.ts';

export const getLedgerSummary: Handler<'getLedgerSummary'> = async (_, { db }) => {
  const [totals, [firstViolation]] = await Promise.all([sumAccounts(db), findLedgerViolations(db)]);
  const unclaimedTotals = totals.find(({ account }) => account === 'unclaimed');
  return {
    data: {
      is_balanced: firstViolation === undefined,
      first_fault: firstViolation ? `${firstViolation.invariant}: ${firstViolation.fault}` : null,
      accounts: totals.map(({ account, debit, credit }) => ({
        account,
        debit: piastres(debit),
        credit: piastres(credit),
      })),
      unclaimed: piastres(unclaimedTotals ? unclaimedTotals.credit - unclaimedTotals.debit : 0),
    },
  };
};
