import { expect, it } from 'vitest';
import { ReadLimiter } from './ReadLimiter.ts';

const createLimiter = () => {
  let now = 0;
  const limiter = new ReadLimiter(() => now);
  const countAdmitted = (clientIp: string, times: number) =>
    Array.from({ length: times }, () => limiter.take(clientIp, 1)).filter((wait) => wait === 0).length;
  return { limiter, served: countAdmitted, pass: (milliseconds: number) => (now += milliseconds) };
};

it('allows a burst, then a rate per second, and returns the wait', () => {
  const { limiter, served, pass } = createLimiter();
  expect(served('41.33.1.2', 400)).toBe(300);
  expect(limiter.take('41.33.1.2', 5)).toBe(1);
  pass(1_000);
  expect(served('41.33.1.2', 400)).toBe(30);
  pass(3_600_000);
  expect(served('41.33.1.2', 400)).toBe(300);
});

it('limits each address separately, and private addresses of proxies not at all', () => {
  const { served } = createLimiter();
  expect(served('41.33.1.2', 400)).toBe(300);
  expect(served('41.33.1.3', 400)).toBe(300);
  expect(served('127.0.0.1', 400)).toBe(400);
});

it('limits the addresses of one IPv6 customer together, also if they change networks', () => {
  const { limiter } = createLimiter();
  const countAdmitted = (count: number, getAddress: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => limiter.take(getAddress(i), 1)).filter((wait) => wait === 0).length;
  expect(countAdmitted(400, (i) => `2a01:4f8:1:1::${i}`)).toBe(300);
  expect(countAdmitted(4_000, (i) => `2a01:4f8:1:${(i + 2).toString(16)}::1`)).toBe(8 * 300 - 300);
});
