import { describe, expect, test } from 'vitest';
import { MAX_AREA_POINTS, type Point, parseArea, parseBox, writeArea, writeBox } from './geo.ts';

describe('a box', () => {
  test('round-trips', () => {
    const box = { south: 29.9, west: 31.1, north: 30.12345, east: 31.4 };
    expect(writeBox(box)).toBe('29.9,31.1,30.12345,31.4');
    expect(parseBox(writeBox(box))).toEqual(box);
  });

  test.each(['', '1,2,3', '30,31,29,32', '29,32,30,31', '29,31,91,32', '29,31,30,181', 'a,b,c,d', '1e1,2,30,31'])(
    'is not read from %j',
    (text) => expect(parseBox(text)).toBeUndefined(),
  );
});

describe('an area', () => {
  const example: Point[] = [
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ];

  test('is written in the documented format, and parsed back', () => {
    expect(writeArea(example)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(parseArea('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(example);
  });

  test.each(['', 'A', '_p~iF~ps|U_ulLnnqC', 'شقة', '_p~iF~ps|U_ulLnnqC_mqNvxq', '~~~~~~~~~~~~'])(
    'is not read from %j',
    (text) => expect(parseArea(text)).toBeUndefined(),
  );

  test('has a limited number of corners', () => {
    const tooManyPoints = Array.from({ length: MAX_AREA_POINTS + 1 }, (_, i) => ({ lat: 30 + i / 100, lng: 31 }));
    expect(parseArea(writeArea(tooManyPoints))).toBeUndefined();
    expect(parseArea(writeArea(tooManyPoints.slice(1)))).toHaveLength(MAX_AREA_POINTS);
  });
});
