import type { OwnCompany } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import { toVerifiedCompany } from '../../catalogue/rules/verifiedCompany.ts';
import type { Tables } from '../../db/schema.ts';
import { getNote } from '../../decisions/rules/notes.ts';
import { findPapers } from '../repository/papers.ts';
import { findLatestRequest } from '../repository/requests.ts';

interface OwnContext {
  db: Kysely<Tables>;
  user: { id: string };
  language: Language;
  now: Date;
}

export async function loadOwnCompany({ db, user, language, now }: OwnContext): Promise<OwnCompany> {
  const [owner, request] = await Promise.all([findUserById(db, user.id), findLatestRequest(db, user.id)]);
  const checked = toVerifiedCompany(owner, now);
  if (!request) return { checked, request: null };
  const { id, state, company_name, register_number, valid_until, submitted_at, note_ar, note_en } = request;
  return {
    checked,
    request: {
      id,
      state,
      company_name,
      register_number,
      valid_until,
      submitted_at: submitted_at.toISOString(),
      reason: getNote(language, { note: '', note_ar, note_en }),
      papers: await findPapers(db, id),
    },
  };
}
