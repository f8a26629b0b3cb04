/** Longest address that mail can carry (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** Letters of any script, digits, and signs of personal addresses; no mail syntax. */
const ATOM = String.raw`[\p{L}\p{M}\p{N}_+\-'&=~#$*/?^{|}\u0060]+`;
const LABEL = '[a-z0-9](?:[a-z0-9\\-]{0,61}[a-z0-9])?';

/**
 * Grammar of a normalised address: dot-separated words, one @, and an ASCII domain with at least two labels, the last
 * of which is not numeric; no spaces, comments, quotes or lists (specification, section 5).
 */
export const EMAIL_PATTERN = new RegExp(
  `^(?=.{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?![0-9]+$)[a-z0-9][a-z0-9\\-]{0,61}[a-z0-9]$`,
  'u',
);

const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** Normalises an address but for its case: full-width letters, domain to ASCII. Other text stays unchanged. */
export function normalizeEmail(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  const host = at > 0 && DOMAIN.test(domain) ? URL.parse(`http://${domain}`)?.hostname : undefined;
  return host ? text.slice(0, at + 1) + host : text;
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
export function toMailbox(typed: string): string {
  const address = normalizeEmail(typed).toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const rule = MAILBOX_RULES.find(({ domains }) => domains.includes(domain));
  if (!rule) return address;
  const [untagged = ''] = address.slice(0, at).split(rule.tag);
  const name = rule.ignoresDots ? untagged.replaceAll('.', '') : untagged;
  if (name === '') return address;
  return `${name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}
