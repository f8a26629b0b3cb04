import { expect, it } from 'vitest';
import { orderIdEnd, orderNumber } from './orderNumber.ts';

const ID = '01a21367-9175-7685-a36c-d3194150fcad';

it('is short enough to be read over the phone', () => {
  expect(orderNumber(ID)).toBe('D319-4150-FCAD');
  expect(orderNumber('2610-9032')).toBe('2610-9032');
});

it.each(['D319-4150-FCAD', 'd3194150fcad', ' d319 4150 fcad '])('is recognised as typed: %s', (typed) => {
  expect(ID.endsWith(orderIdEnd(typed) ?? '-')).toBe(true);
});

it.each(['', '2026-000042', 'nadia@example.com', `${ID}`])('is not recognised in: %s', (typed) => {
  expect(orderIdEnd(typed)).toBeUndefined();
});
