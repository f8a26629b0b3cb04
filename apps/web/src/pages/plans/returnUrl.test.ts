import { expect, it } from 'vitest';
import { parseReturnUrl } from './returnUrl.ts';

const parse = (back: string) => parseReturnUrl(new URLSearchParams({ back }));

it.each(['/addProperty?draft=7', '/update?id=7', '/myproperties'])('leads back to %s', (back) => {
  expect(parse(back)).toBe(back);
});

it.each(['https://example.com/addProperty', '//example.com', '/profile', '/addProperty/../finance', ''])(
  'never leads to %s',
  (back) => {
    expect(parse(back)).toBeUndefined();
  },
);
