import { describe, expect, it } from 'vitest';
import { computeUnrecordedReversal, type RecordedReversal, type ReversalReport } from './unrecordedReversals.ts';

const paid = (id: string): ReversalReport => ({ event_id: `${id} paid`, outcome: 'pays', amount: 100 });
const total = (id: string, amount: number): ReversalReport => ({
  event_id: `${id} marked ${amount}`,
  outcome: 'marked',
  amount,
});
const reversalOf = (id: string, amount: number, child = `${id}-child`): ReversalReport => ({
  event_id: `${id} reversed ${child}`,
  outcome: 'reversed',
  amount,
});
const unattributed = (child: string, amount: number): ReversalReport => ({
  event_id: `${child} reversed`,
  outcome: 'reversed',
  amount,
});
const record = (reference: string, amount: number): RecordedReversal => ({ reference, amount });

describe('Reversals without a record', () => {
  it.each<[string, ReversalReport[], RecordedReversal[], number]>([
    ['none', [paid('a')], [], 0],
    ['a refund that is not reported yet', [paid('a')], [record('a', 60)], 0],
    ['a refund, reported in both ways', [paid('a'), reversalOf('a', 60), total('a', 60)], [record('a', 60)], 0],
    ['a chargeback, reported in both ways', [paid('a'), reversalOf('a', 100), total('a', 100)], [], 100],
    ['a chargeback in parts', [paid('a'), reversalOf('a', 40, 'c'), reversalOf('a', 60, 'd')], [record('a', 40)], 60],
    ['a rising total', [paid('a'), total('a', 40), total('a', 100)], [record('a', 40)], 60],
    [
      'one payment beside the refund of another',
      [paid('a'), paid('b'), reversalOf('b', 100), total('a', 100)],
      [record('b', 100)],
      100,
    ],
    ['one payment before the refund of another', [paid('a'), paid('b'), reversalOf('a', 100)], [record('b', 100)], 100],
    ['a payment that was never reported', [paid('b'), total('a', 100), reversalOf('a', 100)], [], 0],
    ['a reversal of an unknown payment', [paid('a'), unattributed('c', 100)], [], 100],
    [
      'our refund, reported with its payment and without',
      [paid('a'), reversalOf('a', 60, 'c'), unattributed('c', 60)],
      [record('a', 60)],
      0,
    ],
    [
      'a chargeback of one of two payments, reported without its payment and with',
      [paid('a'), paid('b'), unattributed('c', 100), reversalOf('a', 100, 'c'), unattributed('c', 100)],
      [record('b', 100)],
      100,
    ],
    ['our refund, of which only the fact is reported', [paid('a'), total('a', 0)], [record('a', 60)], 0],
    [
      'another refund, of which only the fact is reported',
      [paid('a'), paid('b'), total('a', 0)],
      [record('b', 60)],
      100,
    ],
    ['the same after it was booked', [paid('a'), total('a', 0)], [record('a', 100)], 0],
    ['the same after it was dismissed', [paid('a'), total('a', 0)], [record('a', 0)], 0],
    ['a full refund after a dismissed one', [paid('a'), total('a', 0), total('a', 100)], [record('a', 0)], 100],
    ['the same as a total', [paid('a'), unattributed('c', 100), total('a', 100)], [record('c', 100)], 0],
  ])('are counted: %s', (_, reports, records, expected) => {
    expect(Math.max(0, computeUnrecordedReversal(reports, records))).toBe(expected);
  });
});
