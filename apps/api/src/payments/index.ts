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
import { overpaymentRefundJob } from './jobs/overpaymentRefundJob.ts';
import { receiptMailJob } from './jobs/receiptMailJob.ts';
import { REFUND_JOB, refundJob } from './jobs/refundJob.ts';
import { SANDBOX_CALLBACK_JOB, sandboxCallbackJob } from './sandbox/performSandboxAction.ts';
import { OVERPAYMENT_REFUND_JOB } from './services/overpayments.ts';
import { RECEIPT_MAIL_JOB } from './services/settleOrder.ts';

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
    [OVERPAYMENT_REFUND_JOB]: { handler: ({ db, payments }) => overpaymentRefundJob(db, payments) },
    [RECEIPT_MAIL_JOB]: { handler: ({ db, mail }) => receiptMailJob(db, mail), concurrency: MAX_CONCURRENT_MAILS },
  },
});
