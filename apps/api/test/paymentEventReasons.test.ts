import { uuidv7 } from '@mashrabiya/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { up } from '../src/db/migrations/068-payment-event-reasons.ts';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { NOW } from './fixtures/properties.ts';

const DECIDER = uuidv7(NOW);

describeBothEngines('Reasons of payment events from earlier releases', (open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    return () => database.close();
  });

  it.each([
    ['Order created', 'created', '', null],
    ['The provider reported the payment (192036465)', 'pays', '192036465', null],
    ['The provider reported a late payment (fawry (7))', 'pays_late', 'fawry (7)', null],
    [
      'The provider was unavailable for too long: Fawry returned 502 at /refund',
      'provider_unavailable',
      'Fawry returned 502 at /refund',
      null,
    ],
    [`Decided by ${DECIDER}`, 'refund_decided', '', DECIDER],
    [`Decided by ${DECIDER}: paid at the bank (again)`, 'refund_decided', 'paid at the bank (again)', DECIDER],
    ['Paymob refused to refund 192036465', 'Paymob refused to refund 192036465', '', null],
  ])('are stored as codes: %s', async (sentence, why, detail, author_id) => {
    const { db } = database;
    const id = uuidv7(NOW);
    await db.transaction().execute(async (tx) => {
      await sql`alter table pay_order_event drop column detail, drop column author_id,
        drop constraint if exists pay_order_event_order_id_fkey`.execute(tx);
      await sql`alter table pay_refund_event drop column detail, drop column author_id`.execute(tx);
      await sql`insert into pay_order_event (id, order_id, state, why, created_at)
        values (${id}, ${id}, 'pending', ${sentence}, ${NOW})`.execute(tx);
      await up(tx as never);
    });
    const event = db.selectFrom('pay_order_event').select(['why', 'detail', 'author_id']).where('id', '=', id);
    expect(await event.executeTakeFirst()).toEqual({ why, detail, author_id });
    await expect(db.updateTable('pay_order_event').set({ detail: '' }).execute()).rejects.toThrow('never changed');
  });
});
