/** Subjects of pages to come, used as text keys. */
export const SUBJECTS = ['addReel', 'applyAdvisor', 'advisors'] as const;
export type Subject = (typeof SUBJECTS)[number];
