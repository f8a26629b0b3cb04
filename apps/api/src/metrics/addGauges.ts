import { MINUTE_MS } from '@mashrabiya/contract';
import { countDailyCodes } from '../accounts/services/limitPhoneCodes.ts';
import type { Services } from '../app/services.ts';
import type { Tracing } from '../core/Span.ts';
import { CachedValue } from '../db/CachedValue.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { readQueue } from '../jobs/queue.ts';
import { countOrdersByState } from '../payments/repository/orders.ts';
import type { Metrics } from './Metrics.ts';

export type MeasuredServices = Pick<Services, 'db' | 'clock' | 'listings' | 'smsDailyLimit'> &
  Pick<OpenDatabase, 'countConnections' | 'readReplicas'> & { tracing?: Tracing | undefined };

/** Counting orders reads all of them. */
const ORDERS_MAX_AGE_MS = MINUTE_MS;

export function addGauges(
  metrics: Metrics,
  { db, clock, listings, smsDailyLimit, countConnections, readReplicas, tracing }: MeasuredServices,
): void {
  metrics.addGauge({
    name: 'jobs',
    help: 'Jobs by kind and state: due, retrying after a failure, dead.',
    labels: ['kind', 'state'],
    read: async () =>
      (await readQueue(db, clock())).flatMap(({ kind, due, retrying, dead }) =>
        toValues({ due, retrying, dead }).map(({ state, value }) => ({ labels: { kind, state }, value })),
      ),
  });
  metrics.addGauge({
    name: 'jobs_oldest_due_seconds',
    help: 'Time for which the oldest due job of a kind has waited.',
    labels: ['kind'],
    read: async () =>
      (await readQueue(db, clock())).map(({ kind, oldestDueSeconds }) => ({
        labels: { kind },
        value: oldestDueSeconds,
      })),
  });
  const orders = new CachedValue({ load: () => countOrdersByState(db), maxAgeMs: ORDERS_MAX_AGE_MS, clock });
  metrics.addGauge({
    name: 'payment_orders',
    help: 'Orders by state, at most a minute old.',
    labels: ['state'],
    read: async () => (await orders.current()).map(({ state, count }) => ({ labels: { state }, value: count })),
  });
  metrics.addGauge({
    name: 'search_index_version',
    help: 'Version of the listings that this node searches. Nodes whose versions stay apart have stopped following.',
    read: async () => [{ value: listings.version }],
  });
  metrics.addGauge({
    name: 'sms_codes',
    help: 'Codes requested by SMS since the daily window began, and their daily limit.',
    labels: ['kind'],
    read: async () =>
      Object.entries({ requested: await countDailyCodes(db, clock()), limit: smsDailyLimit }).map(([kind, value]) => ({
        labels: { kind },
        value,
      })),
  });
  if (countConnections)
    metrics.addGauge({
      name: 'database_connections',
      help: 'Connections of the pool that are busy or idle, and queries that wait for one.',
      labels: ['state'],
      read: async () => toValues(countConnections()).map(({ state, value }) => ({ labels: { state }, value })),
    });
  if (tracing)
    metrics.addGauge({
      name: 'trace_spans_dropped',
      help: 'Spans that were not sent, because the collector is slow or unreachable.',
      read: async () => [{ value: tracing.countDropped() }],
    });
  if (readReplicas)
    metrics.addGauge({
      name: 'database_usable_replicas',
      help: 'Read replicas that have applied the last change of the search.',
      read: async () => [{ value: readReplicas.countUsable() }],
    });
}

const toValues = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([state, value]) => ({ state, value }));
