import { defineDomain } from '../app/defineDomain.ts';
import { MAX_CONCURRENT_MAILS } from '../mail/Mailer.ts';
import { addOrder } from './calls/addOrder.ts';
import { cancelOrder } from './calls/cancelOrder.ts';
import { checkOrder, getOrder, renewCheckout } from './calls/getOrder.ts';
import { getReceipt } from './calls/getReceipt.ts';
import { listTransactions } from './calls/listTransactions.ts';
import { receiveCallback } from './calls/receiveCallback.ts';
import { quoteRefund, requestRefund } from './calls/refunds.ts';
import { CHECK_ORDER_JOB, checkOrderJob } from './jobs/checkOrderJob.ts';
import { receiptMailJob } from './jobs/receiptMailJob.ts';
import { REFUND_JOB, refundJob } from './jobs/refundJob.ts';
import { returnSurplusJob } from './jobs/returnSurplusJob.ts';
import { SANDBOX_CALLBACK_JOB, sandboxCallbackJob } from './sandbox/performSandboxAction.ts';
import { RETURN_SURPLUS_JOB } from './services/overpayments.ts';
import { RECEIPT_MAIL_JOB } from './services/settle.ts';

export const payments = defineDomain({
  handlers: {
    listTransactions,
    addOrder,
    getOrder,
    checkOrder,
    cancelOrder,
    receiveCallback,
    getReceipt,
    quoteRefund,
    requestRefund,
    renewCheckout,
  },
  jobs: {
    [CHECK_ORDER_JOB]: { handler: ({ db, payments }) => checkOrderJob(db, payments) },
    [REFUND_JOB]: { handler: ({ db, payments }) => refundJob(db, payments) },
    [SANDBOX_CALLBACK_JOB]: { handler: ({ db, payments }) => sandboxCallbackJob(db, payments) },
    [RETURN_SURPLUS_JOB]: { handler: ({ db, payments }) => returnSurplusJob(db, payments) },
    [RECEIPT_MAIL_JOB]: { handler: ({ db, mail }) => receiptMailJob(db, mail), concurrency: MAX_CONCURRENT_MAILS },
  },
});
