import { AD_TYPES, type AdCounts, type Ranking, uuidv7 } from '@mashrabiya/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { AdCreditEntryTable } from '../../db/tables/ad.ts';

interface EntryReference {
  userId: string;
  ranking: Ranking;
  reason: AdCreditEntryTable['reason'];
  reference: string;
}

export interface NewGrant extends EntryReference {
  amount: number;
  orderId?: string;
  expiresAt?: Date | undefined;
  /** Snapshot for these ads; without one, the rank schedule at the start of the period applies. */
  rankSchedule?: string | null;
  now: Date;
}

export interface NewEntry extends EntryReference {
  lotId: string;
  /** Negative to remove ads. */
  amount: number;
  now: Date;
}

/** Locks a user's balance of a rank, created if missing, to serialise concurrent changes. */
async function lockBalance(tx: Transaction<Tables>, userId: string, ranking: Ranking): Promise<void> {
  await ensureBalance(tx, userId, ranking);
  await tx
    .selectFrom('ad_credit')
    .select('balance')
    .where('user_id', '=', userId)
    .where('ranking', '=', ranking)
    .forUpdate()
    .execute();
}

const ensureBalance = (db: Kysely<Tables>, user_id: string, ranking: Ranking) =>
  db
    .insertInto('ad_credit')
    .values({ user_id, ranking, balance: 0 })
    .onConflict((conflict) => conflict.columns(['user_id', 'ranking']).doNothing())
    .execute();

/** Grants ads as a lot; lot, ledger entry and balance change in one statement. Undefined if it was granted before. */
export async function grantCreditLot(db: Kysely<Tables>, grant: NewGrant): Promise<string | undefined> {
  const { userId: user_id, ranking, amount, reason, reference, orderId, expiresAt, rankSchedule, now } = grant;
  await ensureBalance(db, user_id, ranking);
  const lot_id = uuidv7(now);
  const updatedBalances = await db
    .with('entry', (cte) =>
      cte
        .insertInto('ad_credit_entry')
        .values({ id: uuidv7(now), user_id, ranking, amount, reason, reference, lot_id, created_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'ranking', 'reason', 'reference']).doNothing())
        .returning(['lot_id', 'user_id', 'ranking', 'amount']),
    )
    .with('lot', (cte) =>
      cte
        .insertInto('ad_credit_lot')
        .columns(['id', 'user_id', 'ranking', 'order_id', 'granted', 'balance', 'expires_at', 'steps', 'created_at'])
        .expression((value) =>
          value
            .selectFrom('entry')
            .select((eb) => [
              'entry.lot_id',
              'entry.user_id',
              'entry.ranking',
              eb.cast<string | null>(eb.val(orderId ?? null), 'uuid').as('order_id'),
              'entry.amount as granted',
              'entry.amount as balance',
              eb.cast<Date | null>(eb.val(expiresAt ?? null), 'timestamptz').as('expires_at'),
              eb.cast<string | null>(eb.val(rankSchedule ?? null), 'text').as('steps'),
              eb.cast<Date>(eb.val(now), 'timestamptz').as('created_at'),
            ]),
        ),
    )
    .updateTable('ad_credit')
    .from('entry')
    .set((value) => ({ balance: value('ad_credit.balance', '+', value.ref('entry.amount')) }))
    .whereRef('ad_credit.user_id', '=', 'entry.user_id')
    .whereRef('ad_credit.ranking', '=', 'entry.ranking')
    .returning('ad_credit.balance')
    .execute();
  return updatedBalances.length > 0 ? lot_id : undefined;
}

/** Adds a ledger entry and updates lot and balance in the same statement. False if the entry exists. */
export async function recordCreditEntry(tx: Transaction<Tables>, entry: NewEntry): Promise<boolean> {
  const { userId: user_id, ranking, amount, reason, reference, lotId: lot_id, now } = entry;
  const updatedBalances = await tx
    .with('entry', (cte) =>
      cte
        .insertInto('ad_credit_entry')
        .values({ id: uuidv7(now), user_id, ranking, amount, reason, reference, lot_id, created_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'ranking', 'reason', 'reference']).doNothing())
        .returning(['lot_id', 'user_id', 'ranking', 'amount']),
    )
    .with('lot', (cte) =>
      cte
        .updateTable('ad_credit_lot')
        .from('entry')
        .set((value) => ({ balance: value('ad_credit_lot.balance', '+', value.ref('entry.amount')) }))
        .whereRef('ad_credit_lot.id', '=', 'entry.lot_id'),
    )
    .updateTable('ad_credit')
    .from('entry')
    .set((value) => ({ balance: value('ad_credit.balance', '+', value.ref('entry.amount')) }))
    .whereRef('ad_credit.user_id', '=', 'entry.user_id')
    .whereRef('ad_credit.ranking', '=', 'entry.ranking')
    .returning('ad_credit.balance')
    .execute();
  return updatedBalances.length > 0;
}

export function findEntry(db: Kysely<Tables>, { userId, ranking, reason, reference }: EntryReference) {
  return db
    .selectFrom('ad_credit_entry')
    .select(['lot_id', 'amount'])
    .where('user_id', '=', userId)
    .where('ranking', '=', ranking)
    .where('reason', '=', reason)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export async function findPurchasedSchedule(
  db: Kysely<Tables>,
  entryKey: Omit<EntryReference, 'reason'>,
): Promise<string | undefined> {
  const useEntry = await findEntry(db, { ...entryKey, reason: 'use' });
  if (!useEntry) return undefined;
  const lot = await db.selectFrom('ad_credit_lot').select('steps').where('id', '=', useEntry.lot_id).executeTakeFirst();
  return lot?.steps ?? undefined;
}

export const findCorrections = (db: Kysely<Tables>, userId: string, reference: string) =>
  db
    .selectFrom('ad_credit_entry')
    .select(['ranking', 'amount'])
    .where('user_id', '=', userId)
    .where('reason', '=', 'correction')
    .where((eb) => eb.or([eb('reference', '=', reference), eb('reference', 'like', `${reference} %`)]))
    .execute();

/** Returns and locks the lot of a rank to use next: the one that expires first. */
export async function lockNextCreditLot(tx: Transaction<Tables>, userId: string, ranking: Ranking, now: Date) {
  await lockBalance(tx, userId, ranking);
  return tx
    .selectFrom('ad_credit_lot')
    .select('id')
    .where('user_id', '=', userId)
    .where('ranking', '=', ranking)
    .where('balance', '>', 0)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('expires_at', (orderModifiers) => orderModifiers.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function lockCreditLot(tx: Transaction<Tables>, id: string) {
  const lot = await tx.selectFrom('ad_credit_lot').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await lockBalance(tx, lot.user_id, lot.ranking);
  return tx.selectFrom('ad_credit_lot').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export const findCreditLotsByOrder = (db: Kysely<Tables>, orderId: string) =>
  db.selectFrom('ad_credit_lot').selectAll().where('order_id', '=', orderId).orderBy('ranking').execute();

export const extendCreditLot = (tx: Transaction<Tables>, id: string, expires_at: Date) =>
  tx.updateTable('ad_credit_lot').set({ expires_at }).where('id', '=', id).execute();

/** Earliest expiry of a user's remaining ads; null if none expires. */
export async function findFirstExpiry(db: Kysely<Tables>, userId: string): Promise<Date | null> {
  const { first } = await db
    .selectFrom('ad_credit_lot')
    .select((value) => value.fn.min('expires_at').as('first'))
    .where('user_id', '=', userId)
    .where('balance', '>', 0)
    .executeTakeFirstOrThrow();
  return first;
}

/** True if ads of a bought plan are left. */
export async function hasPurchasedCredits(db: Kysely<Tables>, userId: string, now: Date): Promise<boolean> {
  const lot = db.selectFrom('ad_credit_lot').select('id').where('user_id', '=', userId).where('balance', '>', 0);
  const purchasedLot = lot
    .where('order_id', 'is not', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]));
  return (await purchasedLot.limit(1).executeTakeFirst()) !== undefined;
}

export async function findAdCounts(db: Kysely<Tables>, userId: string): Promise<AdCounts> {
  const rows = await db.selectFrom('ad_credit').select(['ranking', 'balance']).where('user_id', '=', userId).execute();
  const counts: AdCounts = { basic: 0, elite: 0, superior: 0 };
  for (const { ranking, balance } of rows) counts[AD_TYPES[ranking]] = balance;
  return counts;
}
