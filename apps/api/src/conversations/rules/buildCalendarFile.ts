import { MINUTE_MS } from '@mashrabiya/contract';
import type { ViewingStatus } from '../../db/tables/conversation.ts';

export interface CalendarEvent {
  /** Stays the same when the event is moved. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  startsAt: Date;
  changedAt: Date;
  summary: string;
  location: string;
  description: string;
  url: string;
}

const DURATION_MS = 30 * MINUTE_MS;
const MAX_LINE_BYTES = 75;
const encoder = new TextEncoder();
/** Not allowed in texts; line breaks are escaped before. */
const CONTROLS = /\p{Cc}/gu;

const formatUtc = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(CONTROLS, '');

/** Breaks a line after at most 75 bytes, between characters; a continuation begins with a space. */
function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (bytes + length > MAX_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}

export function buildCalendarFile(event: CalendarEvent): string {
  const { uid, sequence, status, startsAt, changedAt, summary, location, description, url } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mashrabiya//Viewings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    `DTSTAMP:${formatUtc(changedAt)}`,
    `DTSTART:${formatUtc(startsAt)}`,
    `DTEND:${formatUtc(new Date(startsAt.getTime() + DURATION_MS))}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(location === '' ? [] : [`LOCATION:${escapeText(location)}`]),
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const CALENDAR_STATUSES = {
  proposed: 'TENTATIVE',
  accepted: 'CONFIRMED',
  declined: 'CANCELLED',
  cancelled: 'CANCELLED',
} as const satisfies Partial<Record<ViewingStatus, CalendarEvent['status']>>;

export const toCalendarStatus = (status: ViewingStatus): CalendarEvent['status'] | undefined =>
  status === 'moved' ? undefined : CALENDAR_STATUSES[status];
