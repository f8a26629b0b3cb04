import { expect, it } from 'vitest';
import { returnUrlOf } from './returnUrl.ts';

const of = (back: string) => returnUrlOf(new URLSearchParams({ back }));

it.each(['/addProperty?draft=7', '/update?id=7', '/myproperties'])('leads back to %s', (back) => {
  expect(of(back)).toBe(back);
});

it.each(['https://example.com/addProperty', '//example.com', '/profile', '/addProperty/../finance', ''])(
  'never leads to %s',
  (back) => {
    expect(of(back)).toBeUndefined();
  },
);
