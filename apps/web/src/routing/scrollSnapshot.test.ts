import { expect, test } from 'vitest';
import { readPlace, writePlace } from './scrollSnapshot.ts';

test('a snapshot round-trips', () => {
  for (const place of [{ y: 0 }, { y: 1200.5, href: '/property-1', top: -3.25 }, { y: 7, href: '/property-1' }]) {
    expect(readPlace(writePlace(place))).toEqual(place);
  }
});

test('anything else is no snapshot', () => {
  for (const text of [null, '', '{', 'null', '1200', '[]', '{"y":"7"}', '{"y":null}']) {
    expect(readPlace(text)).toBeUndefined();
  }
  expect(readPlace('{"y":7,"href":3,"top":"x"}')).toEqual({ y: 7 });
});
