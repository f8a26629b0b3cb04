/**
 * Words that no identifier contains, each with the term to use instead. Add a word once the code is free of it.
 * A key is matched against whole words of an identifier: `told` matches `isTold` and `told_at`.
 */
export const DENIED_WORDS: Readonly<Record<string, string>> = {
  begun: 'started, session',
  belongings: 'userData',
  bring: 'load, fetch',
  brings: 'loads, fetches',
  entrant: 'queuedRequest',
  held: 'pending, reserved, locked',
  kept: 'cached, saved, previous',
  likeness: 'similarity',
  slip: 'typo',
  slips: 'typos',
  somebody: 'user, visitor',
  standing: 'ranking, status',
  told: 'reported, notified',
  wish: 'input, demand',
  wishes: 'inputs, options',
};

/** Identifiers that contain a denied word and stay: names of the specification, stored names. */
export const ALLOWED_IDENTIFIERS: readonly string[] = [
  'heldDecisions',
  'heldReviews',
  'held_decision',
  'review_kept',
  'review_report_kept',
  'told_at',
  'told_gone',
  'told_price',
  'version_begun',
];

/** Words that no comment begins with. */
export const DENIED_OPENINGS = ['What', 'Whether', 'That', 'Those', 'Of'];
