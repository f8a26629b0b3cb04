import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../src/accounts/repository/users.ts';
import { openEmbedded } from '../src/db/openDatabase.ts';
import { findLedgerViolations, LEDGER_CHECKS } from '../src/finance/repository/ledgerChecks.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { unpackMigrated } from './engines/unpackMigrated.ts';
import { buildJsonRequest, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createShop } from './support/shop.ts';
import { registerUser } from './support/users.ts';

const PAID = `(select id from pay_order where state = 'successful' order by id limit 1)`;
const NEW = `gen_random_uuid(), 'provider'`;
const buildEntry = (credit: string, amount: number, reason: string, reference: string, order = 'null') =>
  `insert into money_entry (id, debit, credit, amount, reason, reference, order_id, created_at)
    values (${NEW}, '${credit}', ${amount}, '${reason}', '${reference}', ${order}, now())`;

/** Records the use of a period by the first or last user with ads of a rank. */
function buildUseQuery(ranking: number, order: 'asc' | 'desc' = 'asc'): string {
  return `insert into ad_credit_entry (id, user_id, ranking, amount, reason, reference, lot_id, created_at)
    select gen_random_uuid(), user_id, ranking, -1, 'use', 'home 1', id, now() from ad_credit_lot
    where ranking = ${ranking} order by user_id ${order} limit 1`;
}

/** Statements that violate each invariant, in a shop with a paid order, an unpaid one, and a paid refund. */
const VIOLATIONS: readonly [claim: string, statement: string][] = [
  [
    'Booked payments of a paid order equal its price',
    `delete from money_entry where credit = 'sales' and reason = 'payment'`,
  ],
  ['Booked VAT of a paid order equals its VAT', `update pay_order set vat = vat + 1 where id = ${PAID}`],
  ['Payment entries belong to the payment of a paid order', buildEntry('sales', 5, 'payment', 'nobody')],
  [
    'Payment entries belong to the payment of a paid order',
    buildEntry('sales', 5, 'payment', 'x', `(select id from pay_order where state = 'pending' limit 1)`),
  ],
  ['Each overpayment has a callback with the same amount', buildEntry('unclaimed', 5, 'surplus', 'x', PAID)],
  ['Each paid order has a callback with the same amount', `update pay_callback set amount = amount - 1`],
  [
    'Booked amounts equal paid refunds, and other refunds have none',
    `delete from money_entry where reason = 'refund' and debit = 'sales'`,
  ],
  ['Booked VAT of a paid refund equals its VAT', `update pay_refund set vat = vat + 1 where state = 'paid'`],
  [
    'Refund and reversal entries belong to a refund or a booked reversal',
    `insert into money_entry (id, debit, credit, amount, reason, reference, order_id, created_at)
      values (gen_random_uuid(), 'sales', 'provider', 5, 'refund', 'nobody', ${PAID}, now())`,
  ],
  [
    'Refund and reversal entries belong to a refund or a booked reversal',
    `insert into money_entry (id, debit, credit, amount, reason, reference, order_id, created_at)
      values (gen_random_uuid(), 'sales', 'provider', 5, 'reversal', 'nobody', ${PAID}, now())`,
  ],
  [
    'Refunds and reversals of an order do not exceed its price',
    `update pay_refund set amount = 60001 where state = 'paid'`,
  ],
  [
    'Refunded and reversed orders have no remaining ad credits',
    `update ad_credit_lot set balance = 1 where order_id in (select order_id from pay_refund where state = 'paid')`,
  ],
  [
    'Each overpayment is returned at most once',
    `insert into money_entry (id, debit, credit, amount, reason, reference, order_id, created_at)
      values (gen_random_uuid(), 'unclaimed', 'provider', 5, 'surplus_return', 'x', ${PAID}, now())`,
  ],
  ['Numbers of receipts and credit notes have no gaps', `update receipt_counter set last = last + 1`],
  [
    'Numbers of receipts and credit notes have no gaps',
    `update pay_order set receipt_number = left(receipt_number, 5) || '000009' where id = ${PAID}`,
  ],
  ['Numbers of receipts and credit notes have no gaps', `delete from receipt_counter`],
  ['The balance of each lot is the sum of its entries', `delete from ad_credit_entry where reason = 'purchase'`],
  ['The credit balance of each user is the sum of their lots', `update ad_credit set balance = balance + 1`],
  ['The credit balance of each user is the sum of their lots', `delete from ad_credit`],
  [
    'Each paid order granted its ad credits to its buyer, and other orders granted none',
    `update ad_credit_lot set order_id = null where order_id = ${PAID} and ranking = 2`,
  ],
  [
    'Each paid order granted its ad credits to its buyer, and other orders granted none',
    `update ad_credit_lot set ranking = 1 where order_id = ${PAID} and ranking = 2`,
  ],
  [
    'Each lot and its entries belong to one user, the buyer of its order',
    `update ad_credit_entry set user_id = (select id from app_user where id <> ad_credit_entry.user_id limit 1) where reason = 'purchase'`,
  ],
  [
    'Each returned ad credit was used before',
    `insert into ad_credit_entry (id, user_id, ranking, amount, reason, reference, lot_id, created_at)
      select gen_random_uuid(), user_id, ranking, 1, 'return', 'nothing', id, now() from ad_credit_lot limit 1`,
  ],
  [
    'Each order and each refund has an event with the reason of its state',
    `delete from pay_order_event where state = 'successful'`,
  ],
  ['Each order and each refund has an event with the reason of its state', `update pay_refund_event set why = ''`],
];

/** Tables whose triggers make their rows immutable. */
const GUARDED_TABLES = [
  ...['money_entry', 'pay_order', 'pay_refund', 'pay_callback', 'ad_credit_entry', 'ad_credit_lot'],
  ...['pay_order_event', 'pay_refund_event'],
];

/** Statements that the database refuses, whatever the server assumes. */
const REJECTED_STATEMENTS: readonly [what: string, statement: string][] = [
  ['a negative balance', 'update ad_credit set balance = -1'],
  ['a lot with less than nothing', 'update ad_credit_lot set balance = -1'],
  ['a lot with more than was granted', 'update ad_credit_lot set balance = granted + 1'],
  ['a run that is used in two ranks', `${buildUseQuery(1)}; ${buildUseQuery(2)}`],
  ['a run that two people use', `${buildUseQuery(1)}; ${buildUseQuery(1, 'desc')}`],
  [
    'an order that is granted to another user too',
    `insert into ad_credit_entry (id, user_id, ranking, amount, reason, reference, lot_id, created_at)
      select gen_random_uuid(), u.id, e.ranking, e.amount, e.reason, e.reference, e.lot_id, now()
      from ad_credit_entry e join app_user u on u.id <> e.user_id where e.reason = 'purchase' limit 1`,
  ],
  [
    'a payment that is booked twice',
    `insert into money_entry (id, debit, credit, amount, reason, reference, order_id, created_at)
      select gen_random_uuid(), debit, credit, amount, reason, reference, order_id, now() from money_entry limit 1`,
  ],
  [
    'a second refund of an order',
    `insert into pay_refund select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(),
      'state', 'requested', 'credit_note', null))).* from pay_refund r limit 1`,
  ],
];

describeBothEngines('The ledger', (open) => {
  const api = createFixtureApi(open);
  const { placeOrder, buy, createStaffUser, runJobs } = createShop(api);
  class Undo extends Error {}

  beforeAll(async () => {
    const finance = await createStaffUser('finance');
    const users = await Promise.all([1, 2].map(() => registerUser(api.client)));
    const [lockedOrder, refundedOrder] = await Promise.all(users.map(({ token }) => buy(token)));
    await placeOrder(users[0]?.token ?? '');
    const refundBody = buildJsonRequest({ amount: 58_800, reason: null });
    const { data } = await api.client.fetchAnswer(
      'requestRefund',
      `/transactions/${refundedOrder?.id}/refund`,
      withToken(users[1]?.token ?? '', refundBody),
    );
    const decision = buildJsonRequest({ decision: 'approved', note: null });
    await api.client.fetchAnswer('decideRefund', `/finance/refunds/${data.id}`, withToken(finance.token, decision));
    await runJobs();
    expect(lockedOrder?.status).toBe('successful');
  });

  it('balances', async () => {
    expect(await findLedgerViolations(api.database.db)).toEqual([]);
  });

  it('finds the rows of an order, a refund or an ad credit by index', async () => {
    // Without an index, a check's time grows with the square of the orders and overloads the database at some
    // thousands.
    const { rows } = await sql<{ column: string }>`
      select r.conrelid::regclass || '.' || a.attname as column
      from pg_constraint r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = r.conkey[1]
      where r.contype = 'f' and r.confrelid in ('pay_order'::regclass, 'pay_refund'::regclass, 'ad_credit_lot'::regclass)
        and not exists (select 1 from pg_index i where i.indrelid = r.conrelid and i.indkey[0] = r.conkey[1]
          and i.indpred is null)`.execute(api.database.db);
    expect(rows).toEqual([]);
  });

  it('has a counterexample for each invariant', () => {
    expect(new Set(VIOLATIONS.map(([claim]) => claim))).toEqual(
      new Set(LEDGER_CHECKS.map(({ invariant }) => invariant)),
    );
  });

  it.each(VIOLATIONS)('reports a violation: %s (%s)', async (claim, statement) => {
    const { db } = api.database;
    const found = db.transaction().execute(async (tx) => {
      for (const table of GUARDED_TABLES) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      await sql.raw(statement).execute(tx);
      const faults = await findLedgerViolations(tx);
      expect(faults.map((violation) => violation.invariant)).toContain(claim);
      // Rolls back the damage after this test.
      throw new Undo();
    });
    await expect(found).rejects.toThrow(Undo);
  });

  it.each(REJECTED_STATEMENTS)('refuses %s', async (_, statements) => {
    const { db } = api.database;
    const locked = db.transaction().execute(async (tx) => {
      for (const statement of statements.split('; ')) await sql.raw(statement).execute(tx);
    });
    await expect(locked).rejects.toThrow(/constraint/);
  });
});

describe('npm run ledger', { timeout: 300_000 }, () => {
  const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-ledger-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const runLedger = async () => {
    const program = fileURLToPath(new URL('../src/ledger.ts', import.meta.url));
    const env = { ...process.env, DATA_DIR: directory, DATABASE_URL: '' };
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    const [code] = await once(child, 'close');
    return { code, output };
  };

  it('prints the balances and that the ledger is balanced, or the first violation, or what locks the database', async () => {
    unpackMigrated(directory);
    const database = await openEmbedded(directory);
    const user = { name: 'Nadia', email: 'nadia@example.com', phone: null, passwordHash: null } as const;
    const { id } = await insertUser(database.db, { ...user, language: 'ar', now: new Date(0) });
    const bookStatement = `insert into money_entry (id, debit, credit, amount, reason, reference, created_at)
      values (gen_random_uuid(), 'provider', 'unclaimed', 12345, 'surplus', 'x', now())`;
    expect(await runLedger()).toMatchObject({
      code: 2,
      output: expect.stringContaining('To check the ledger, stop the server'),
    });
    await database.close();
    expect(await runLedger()).toMatchObject({
      code: 0,
      output: expect.stringContaining(`checked ${LEDGER_CHECKS.length} rules`),
    });
    const reopenedDatabase = await openEmbedded(directory);
    await sql.raw(bookStatement).execute(reopenedDatabase.db);
    await sql`insert into ad_credit (user_id, ranking, balance) values (${id}, 1, 7)`.execute(reopenedDatabase.db);
    await reopenedDatabase.close();
    const { code, output } = await runLedger();
    expect(code).toBe(1);
    expect(output).toMatch(/provider\s+123\.45\s+0\.00\s+123\.45/);
    expect(output).toContain('Violated: Each overpayment has a callback');
    expect(output).toContain(`ad_credit ${id} rank 1: balance 7, lots 0`);
  });
});
