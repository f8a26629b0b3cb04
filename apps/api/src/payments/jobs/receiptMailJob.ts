import type { Kysely } from 'kysely';
import { z } from 'zod';
import { findUserById } from '../../accounts/repository/users.ts';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import type { Mailer } from '../../mail/Mailer.ts';
import { composeReceipt } from '../mails/composeReceipt.ts';
import { findOrder } from '../repository/orders.ts';
import { buildReceipt } from '../services/receipt.ts';

const Payload = z.object({ order_id: z.string() });

export const receiptMailJob =
  (db: Kysely<Tables>, mailer: Mailer): JobHandler =>
  async (payload, { id, now }) => {
    const order = await findOrder(db, Payload.parse(payload).order_id);
    if (!order) return;
    const { email: recipient, language, deleted_at } = await findUserById(db, order.user_id);
    const receipt = deleted_at ? undefined : await buildReceipt(db, order, language);
    if (!receipt) return;
    await mailer.send({ id, to: recipient, language, ...(await composeReceipt(receipt, language, order.origin)) }, now);
  };
