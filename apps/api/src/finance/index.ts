import { defineDomain } from '../app/defineDomain.ts';
import { addCredits } from './calls/addCredits.ts';
import { closeCase, listCases } from './calls/cases.ts';
import { getLedgerSummary } from './calls/getLedgerSummary.ts';
import { listFinanceEvents } from './calls/listFinanceEvents.ts';
import { getOrderHistory, listOrders } from './calls/orders.ts';
import { decideRefund, listRefunds } from './calls/refunds.ts';
import { addPlan, cancelFutureVersion, changePlan, changeSetting, getFinanceRules } from './calls/rules.ts';

export const finance = defineDomain({
  handlers: {
    listRefunds,
    decideRefund,
    getFinanceRules,
    changePlan,
    changeSetting,
    addPlan,
    cancelVersion: cancelFutureVersion,
    addCredits,
    listCases,
    closeCase,
    listOrders,
    getOrderHistory,
    listFinanceEvents,
    getLedgerSummary,
  },
});
