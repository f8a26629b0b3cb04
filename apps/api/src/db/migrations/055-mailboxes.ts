import { type Kysely, sql } from 'kysely';

const TAGS: readonly { domains: RegExp; tag: string }[] = [
  { domains: /^(?:gmail|googlemail|outlook|hotmail|live|msn|icloud|me|mac|protonmail|fastmail)\.com$/, tag: '+' },
  { domains: /^(?:outlook\.sa|hotmail\.co\.uk|hotmail\.fr|proton\.me|pm\.me|fastmail\.fm)$/, tag: '+' },
  { domains: /^(?:yahoo\.com|yahoo\.co\.uk|yahoo\.fr|ymail\.com|rocketmail\.com)$/, tag: '-' },
];

/** Copy of the contract's function of this name when this migration was written; addresses are normalised. */
function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const rule = TAGS.find(({ domains }) => domains.test(domain));
  if (!rule) return address;
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  const [untagged = ''] = address.slice(0, at).split(rule.tag);
  const name = isGmail ? untagged.replaceAll('.', '') : untagged;
  return name === '' ? address : `${name}@${isGmail ? 'gmail.com' : domain}`;
}

/**
 * Accounts are unique by mailbox: the address without what large providers ignore. If several accounts share one
 * already, the oldest owns it. Mailboxes that had a free trial are kept as hashes, also after the account is deleted.
 */
const STATEMENTS = [
  'alter table app_user add column mailbox text, add column shares_mailbox boolean not null default false',
  'create table free_trial_mailbox (mailbox_hash text primary key)',
];
const INDEXES = [
  'create unique index app_user_mailbox on app_user (mailbox) where not shares_mailbox',
  'create index app_user_by_mailbox on app_user (mailbox asc)',
];
const AT_ONCE = 1_000;

interface Account {
  id: string;
  email: string;
  had_trial: boolean;
}

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  const { rows } = await sql<Account>`
    select id, email, exists (
      select 1 from ad_credit_entry where ad_credit_entry.user_id = app_user.id and reason = 'free_trial'
    ) as had_trial from app_user order by active_from, id`.execute(db);
  const owned = new Set<string>();
  const accounts = rows.map(({ id, email, had_trial }) => {
    const mailbox = mailboxOf(email);
    const shares = owned.has(mailbox);
    owned.add(mailbox);
    return { id, mailbox, shares, had_trial };
  });
  for (let from = 0; from < accounts.length; from += AT_ONCE) {
    const some = JSON.stringify(accounts.slice(from, from + AT_ONCE));
    await sql`update app_user set mailbox = given.mailbox, shares_mailbox = given.shares
      from jsonb_to_recordset(${some}::text::jsonb) as given (id uuid, mailbox text, shares boolean)
      where given.id = app_user.id`.execute(db);
    await sql`insert into free_trial_mailbox
      select distinct translate(encode(sha256(convert_to('mailbox ' || mailbox, 'UTF8')), 'base64'), '+/=', '-_')
      from jsonb_to_recordset(${some}::text::jsonb) as given (mailbox text, had_trial boolean) where had_trial
      on conflict do nothing`.execute(db);
  }
  for (const statement of INDEXES) await sql.raw(statement).execute(db);
}
