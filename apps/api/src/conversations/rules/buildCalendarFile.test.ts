import { describe, expect, it } from 'vitest';
import { buildCalendarFile, toCalendarStatus } from './buildCalendarFile.ts';

const EVENT = {
  uid: '01900000-0000-7000-8000-000000000001@mashrabiya',
  sequence: 2,
  status: 'CONFIRMED',
  startsAt: new Date('2026-11-30T15:30:00.000Z'),
  changedAt: new Date('2026-11-20T10:00:00.123Z'),
  summary: 'Viewing',
  location: 'Maadi',
  description: 'With Mona',
  url: 'https://homes.example.com/messages/1',
} as const;

describe('A calendar file', () => {
  it('has one event in UTC, in lines that end with CRLF', () => {
    expect(buildCalendarFile(EVENT).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Mashrabiya//Viewings//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:01900000-0000-7000-8000-000000000001@mashrabiya',
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'DTSTAMP:20261120T100000Z',
      'DTSTART:20261130T153000Z',
      'DTEND:20261130T160000Z',
      'SUMMARY:Viewing',
      'LOCATION:Maadi',
      'DESCRIPTION:With Mona',
      'URL:https://homes.example.com/messages/1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    ['commas, semicolons and backslashes', 'a, b; c\\d', 'a\\, b\\; c\\\\d'],
    ['line breaks', 'a\nb\r\nc\rd', 'a\\nb\\nc\\nd'],
    ['another property', 'a\r\nATTENDEE:mailto:x@example.com', 'a\\nATTENDEE:mailto:x@example.com'],
    ['control characters', 'a\u0000\u0007b', 'ab'],
  ])('escapes %s', (_, summary, escaped) => {
    expect(buildCalendarFile({ ...EVENT, summary })).toContain(`\r\nSUMMARY:${escaped}\r\n`);
  });

  it.each([
    ['Arabic', 'معاينة شقة بإطلالة على النيل في المعادي، '.repeat(8)],
    ['emoji', '👩‍👧 '.repeat(40)],
    ['Latin', 'x'.repeat(300)],
  ])('folds long lines between characters: %s', (_, summary) => {
    const file = buildCalendarFile({ ...EVENT, summary });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`);
    expect(file).not.toContain('\ufffd');
  });

  it('has no empty location', () => {
    expect(buildCalendarFile({ ...EVENT, location: '' })).not.toContain('LOCATION');
  });
});

it.each([
  ['proposed', 'TENTATIVE'],
  ['accepted', 'CONFIRMED'],
  ['declined', 'CANCELLED'],
  ['cancelled', 'CANCELLED'],
  ['moved', undefined],
] as const)('A viewing that is %s is %s in calendars', (status, expected) => {
  expect(toCalendarStatus(status)).toBe(expected);
});
