/** Subjects of pages to come, used as text keys. */
export const SUBJECTS = ['addReel'] as const;
export type Subject = (typeof SUBJECTS)[number];
