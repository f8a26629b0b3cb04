/** Named after their folders. */
export const TEXT_KINDS = ['articles', 'questions', 'services', 'finance', 'pages'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export const ARTICLE_CATEGORIES = ['buying', 'selling', 'renting', 'finance', 'law', 'area'] as const;

/** In display order. */
export const QUESTION_GROUPS = ['buying', 'selling', 'renting', 'money', 'papers', 'safety', 'site'] as const;

export const PAGE_SLUGS = ['about', 'privacy', 'terms', 'refund'] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];
