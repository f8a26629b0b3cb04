import { expect, it } from 'vitest';
import { noteIn, notesOf, writtenNote } from './notes.ts';

it.each([
  [{ note_ar: 'صورة', note_en: 'picture' }, 'صورة', 'picture', 'صورة\npicture'],
  [{ note: 'both' }, 'both', 'both', 'both'],
  [{ note: 'both', note_en: 'picture' }, 'both', 'picture', 'picture\nboth'],
  [{ note_ar: 'صورة' }, 'صورة', 'صورة', 'صورة'],
  [{ note: null }, '', '', ''],
])('shows the note %j to Arabic readers as %j, to English readers as %j, in the log as %j', (sent, ar, en, log) => {
  const notes = notesOf(sent);
  expect([noteIn('ar', notes), noteIn('en', notes), writtenNote(notes)]).toEqual([ar, en, log]);
});
