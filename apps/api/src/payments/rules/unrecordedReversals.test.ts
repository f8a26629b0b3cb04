import { describe, expect, it } from 'vitest';
import {
  computeUnrecordedReversal,
  isReversalAmountUnknown,
  type RecordedReversal,
  type ReversalReport,
} from './unrecordedReversals.ts';

const buildPayment = (id: string): ReversalReport => ({ event_id: `${id} paid`, outcome: 'pays', amount: 100 });
const buildTotal = (id: string, amount: number): ReversalReport => ({
  event_id: `${id} marked ${amount}`,
  outcome: 'marked',
  amount,
});
const buildReversal = (id: string, amount: number, child = `${id}-child`): ReversalReport => ({
  event_id: `${id} reversed ${child}`,
  outcome: 'reversed',
  amount,
});
const buildUnattributedReversal = (child: string, amount: number): ReversalReport => ({
  event_id: `${child} reversed`,
  outcome: 'reversed',
  amount,
});
const buildRecord = (reference: string, amount: number): RecordedReversal => ({ reference, amount });

describe('Reversals without a record', () => {
  it.each<[string, ReversalReport[], RecordedReversal[], number]>([
    ['none', [buildPayment('a')], [], 0],
    ['a refund that is not reported yet', [buildPayment('a')], [buildRecord('a', 60)], 0],
    [
      'a refund, reported in both ways',
      [buildPayment('a'), buildReversal('a', 60), buildTotal('a', 60)],
      [buildRecord('a', 60)],
      0,
    ],
    [
      'a chargeback, reported in both ways',
      [buildPayment('a'), buildReversal('a', 100), buildTotal('a', 100)],
      [],
      100,
    ],
    [
      'a chargeback in parts',
      [buildPayment('a'), buildReversal('a', 40, 'c'), buildReversal('a', 60, 'd')],
      [buildRecord('a', 40)],
      60,
    ],
    ['a rising total', [buildPayment('a'), buildTotal('a', 40), buildTotal('a', 100)], [buildRecord('a', 40)], 60],
    [
      'one payment beside the refund of another',
      [buildPayment('a'), buildPayment('b'), buildReversal('b', 100), buildTotal('a', 100)],
      [buildRecord('b', 100)],
      100,
    ],
    [
      'one payment before the refund of another',
      [buildPayment('a'), buildPayment('b'), buildReversal('a', 100)],
      [buildRecord('b', 100)],
      100,
    ],
    ['a payment that was never reported', [buildPayment('b'), buildTotal('a', 100), buildReversal('a', 100)], [], 0],
    ['a reversal of an unknown payment', [buildPayment('a'), buildUnattributedReversal('c', 100)], [], 100],
    [
      'our refund, reported with its payment and without',
      [buildPayment('a'), buildReversal('a', 60, 'c'), buildUnattributedReversal('c', 60)],
      [buildRecord('a', 60)],
      0,
    ],
    [
      'a chargeback of one of two payments, reported without its payment and with',
      [
        buildPayment('a'),
        buildPayment('b'),
        buildUnattributedReversal('c', 100),
        buildReversal('a', 100, 'c'),
        buildUnattributedReversal('c', 100),
      ],
      [buildRecord('b', 100)],
      100,
    ],
    [
      'our refund, of which only the fact is reported',
      [buildPayment('a'), buildTotal('a', 0)],
      [buildRecord('a', 60)],
      0,
    ],
    [
      'another refund, of which only the fact is reported',
      [buildPayment('a'), buildPayment('b'), buildTotal('a', 0)],
      [buildRecord('b', 60)],
      100,
    ],
    ['the same after it was booked', [buildPayment('a'), buildTotal('a', 0)], [buildRecord('a', 100)], 0],
    ['the same after it was dismissed', [buildPayment('a'), buildTotal('a', 0)], [buildRecord('a', 0)], 0],
    [
      'a full refund after a dismissed one',
      [buildPayment('a'), buildTotal('a', 0), buildTotal('a', 100)],
      [buildRecord('a', 0)],
      100,
    ],
    [
      'the same as a total',
      [buildPayment('a'), buildUnattributedReversal('c', 100), buildTotal('a', 100)],
      [buildRecord('c', 100)],
      0,
    ],
  ])('are counted: %s', (_, reports, records, expected) => {
    expect(Math.max(0, computeUnrecordedReversal(reports, records))).toBe(expected);
  });
});

describe('The amount of a reversal', () => {
  it.each<[string, ReversalReport[], boolean]>([
    ['no reversal', [buildPayment('a')], false],
    ['only the fact', [buildPayment('a'), buildTotal('a', 0)], true],
    ['a total later', [buildTotal('a', 0), buildTotal('a', 100)], false],
    ['another payment', [buildTotal('a', 0), buildTotal('b', 100)], true],
    ['a transaction', [buildReversal('a', 60)], false],
  ])('may be unknown: %s is reported', (_, reports, isUnknown) => {
    expect(isReversalAmountUnknown(reports, 'a')).toBe(isUnknown);
  });
});
