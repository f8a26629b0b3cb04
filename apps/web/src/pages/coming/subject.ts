/** Subjects of pages to come, used as text keys. */
export const SUBJECTS = [
  'addReel',
  'reelsSearch',
  'reels',
  'applyAdvisor',
  'advisors',
  'management',
  'financial',
  'news',
  'questions',
  'about',
  'privacy',
  'terms',
  'refund',
  'provider',
] as const;
export type Subject = (typeof SUBJECTS)[number];
