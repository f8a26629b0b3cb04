import { expect, it } from 'vitest';
import { formatOrderNumber, parseOrderIdEnd } from './orderNumber.ts';

const ID = '01a21367-9175-7685-a36c-d3194150fcad';

it('is short enough to be read over the phone', () => {
  expect(formatOrderNumber(ID)).toBe('D319-4150-FCAD');
  expect(formatOrderNumber('2610-9032')).toBe('2610-9032');
});

it.each(['D319-4150-FCAD', 'd3194150fcad', ' d319 4150 fcad '])('is recognised as typed: %s', (typed) => {
  expect(ID.endsWith(parseOrderIdEnd(typed) ?? '-')).toBe(true);
});

it.each(['', '2026-000042', 'nadia@example.com', `${ID}`])('is not recognised in: %s', (typed) => {
  expect(parseOrderIdEnd(typed)).toBeUndefined();
});
