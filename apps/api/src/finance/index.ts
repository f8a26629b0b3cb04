import { defineDomain } from '../app/defineDomain.ts';
import { addCredits } from './calls/addCredits.ts';
import { closeCase, listCases } from './calls/cases.ts';
import { getBooks } from './calls/getBooks.ts';
import { listFinanceEvents } from './calls/listFinanceEvents.ts';
import { getOrderHistory, listOrders } from './calls/orders.ts';
import { decideRefund, listRefunds } from './calls/refunds.ts';
import { addPlan, callOffVersion, changePlan, changeSetting, getFinanceRules } from './calls/rules.ts';

export const finance = defineDomain({
  handlers: {
    listRefunds,
    decideRefund,
    getFinanceRules,
    changePlan,
    changeSetting,
    addPlan,
    cancelVersion: callOffVersion,
    addCredits,
    listCases,
    closeCase,
    listOrders,
    getOrderHistory,
    listFinanceEvents,
    getBooks,
  },
});
