import { expect, it } from 'vitest';
import { getNote, pickWrittenNote, toNotes } from './notes.ts';

it.each([
  [{ note_ar: 'صورة', note_en: 'picture' }, 'صورة', 'picture', 'صورة\npicture'],
  [{ note: 'both' }, 'both', 'both', 'both'],
  [{ note: 'both', note_en: 'picture' }, 'both', 'picture', 'picture\nboth'],
  [{ note_ar: 'صورة' }, 'صورة', 'صورة', 'صورة'],
  [{ note: null }, '', '', ''],
])('shows the note %j to Arabic readers as %j, to English readers as %j, in the log as %j', (sentNote, ar, en, log) => {
  const notes = toNotes(sentNote);
  expect([getNote('ar', notes), getNote('en', notes), pickWrittenNote(notes)]).toEqual([ar, en, log]);
});
