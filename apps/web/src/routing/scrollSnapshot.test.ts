import { expect, test } from 'vitest';
import { parseSnapshot, serializeSnapshot } from './scrollSnapshot.ts';

test('a snapshot round-trips', () => {
  for (const place of [{ y: 0 }, { y: 1200.5, href: '/property-1', top: -3.25 }, { y: 7, href: '/property-1' }]) {
    expect(parseSnapshot(serializeSnapshot(place))).toEqual(place);
  }
});

test('anything else is no snapshot', () => {
  for (const text of [null, '', '{', 'null', '1200', '[]', '{"y":"7"}', '{"y":null}']) {
    expect(parseSnapshot(text)).toBeUndefined();
  }
  expect(parseSnapshot('{"y":7,"href":3,"top":"x"}')).toEqual({ y: 7 });
});
