/** Longest address that mail can carry (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** Letters of any script, digits, and signs of personal addresses; no mail syntax. */
const ATOM_PATTERN = String.raw`[\p{L}\p{M}\p{N}_+\-'&=~#$*/?^{|}\u0060]+`;
const DOMAIN_LABEL_PATTERN = '[a-z0-9](?:[a-z0-9\\-]{0,61}[a-z0-9])?';

/**
 * Grammar of a normalised address: dot-separated words, one @, and an ASCII domain with at least two labels, the last
 * of which is not numeric; no spaces, comments, quotes or lists (specification, section 5).
 */
export const EMAIL_PATTERN = new RegExp(
  `^(?=.{1,64}@)${ATOM_PATTERN}(?:\\.${ATOM_PATTERN})*@(?:${DOMAIN_LABEL_PATTERN}\\.)+(?![0-9]+$)[a-z0-9][a-z0-9\\-]{0,61}[a-z0-9]$`,
  'u',
);

const DOMAIN_PATTERN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** Normalises an address but for its case: full-width letters, domain to ASCII. Other text stays unchanged. */
export function normalizeEmail(typedEmail: string): string {
  const text = typedEmail.normalize('NFKC').trim();
  const atIndex = text.lastIndexOf('@');
  const domain = text.slice(atIndex + 1);
  const host = atIndex > 0 && DOMAIN_PATTERN.test(domain) ? URL.parse(`http://${domain}`)?.hostname : undefined;
  return host ? text.slice(0, atIndex + 1) + host : text;
}

/** Spellings of an address that a provider delivers to one mailbox. */
interface MailboxRule {
  domains: readonly string[];
  /** Begins the part of the name that the provider ignores. */
  tag: '+' | '-';
  ignoresDots?: boolean;
}

const MAILBOX_RULES: readonly MailboxRule[] = [
  { domains: ['gmail.com', 'googlemail.com'], tag: '+', ignoresDots: true },
  {
    domains: ['outlook.com', 'outlook.sa', 'hotmail.com', 'hotmail.co.uk', 'hotmail.fr', 'live.com', 'msn.com'],
    tag: '+',
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], tag: '+' },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], tag: '+' },
  { domains: ['fastmail.com', 'fastmail.fm'], tag: '+' },
  { domains: ['yahoo.com', 'yahoo.co.uk', 'yahoo.fr', 'ymail.com', 'rocketmail.com'], tag: '-' },
];

/**
 * Mailbox of an address, by which accounts are unique and mails are limited: lower case, without the dots and tags that
 * large providers ignore. Mail goes to the address as typed.
 */
export function toMailbox(typedEmail: string): string {
  const address = normalizeEmail(typedEmail).toLowerCase();
  const atIndex = address.lastIndexOf('@');
  const domain = address.slice(atIndex + 1);
  const rule = MAILBOX_RULES.find(({ domains }) => domains.includes(domain));
  if (!rule) return address;
  const [untagged = ''] = address.slice(0, atIndex).split(rule.tag);
  const name = rule.ignoresDots ? untagged.replaceAll('.', '') : untagged;
  if (name === '') return address;
  return `${name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}
