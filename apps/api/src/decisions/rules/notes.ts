export interface Notes {
  note: string;
  note_ar: string;
  note_en: string;
}

export const toNotes = (sentNotes: { [N in keyof Notes]?: string | null | undefined }): Notes => ({
  note: sentNotes.note ?? '',
  note_ar: sentNotes.note_ar ?? '',
  note_en: sentNotes.note_en ?? '',
});

/** The note in the given language, else the one for both, else in the other language. */
export const getNote = (language: 'ar' | 'en', { note, note_ar, note_en }: Notes): string =>
  language === 'ar' ? note_ar || note || note_en : note_en || note || note_ar;

export const pickWrittenNote = ({ note, note_ar, note_en }: Notes): string =>
  [note_ar, note_en, note].filter(Boolean).join('\n');
