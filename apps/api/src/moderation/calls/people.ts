import { PAGE_SIZE, type Person } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { eventsOf } from '../../accounts/repository/audit.ts';
import { blockOf } from '../../accounts/rules/block.ts';
import { toUser } from '../../accounts/rules/toUser.ts';
import { AppError } from '../../app/AppError.ts';
import type { Handler } from '../../app/bind.ts';
import { inTransaction } from '../../db/transaction.ts';
import { inLanguage } from '../../listings/rules/card.ts';
import { findPeople, type PersonRow, personById, postedBy, reportsAgainst } from '../repository/people.ts';
import { upheldReports } from '../repository/reports.ts';
import { recordOf } from '../repository/reviews.ts';
import { changeRole } from '../services/changeRole.ts';

/** Events of an account that are shown. */
const EVENTS = 50;

function personOf(row: PersonRow, language: Language): Person {
  const { name, email, phone, email_verified, role, active_from } = toUser(row, language);
  const counts = { ads: Number(row.ads), active: Number(row.active) };
  return {
    id: row.id,
    name,
    email,
    phone,
    email_verified,
    role,
    active_from,
    ...counts,
    blocked: blockOf(row, language),
  };
}

/** People with an account, to be looked for. */
export const listPeople: Handler<'listPeople'> = async ({ query: { query = '', page = 1 } }, { db, language }) => {
  const { rows, total } = await findPeople(db, { query, page });
  const data = rows.map((row) => personOf(row, language));
  return { data: { data, current_page: page, last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)), total } };
};

/** What moderators know of somebody. */
export const getPerson: Handler<'getPerson'> = async ({ params }, { db, language }) => {
  const id = params.id.toLowerCase();
  const row = await personById(db, id);
  if (!row) throw new AppError({ code: 'not_found', parameter: 'id' });
  const [{ accepted, refused }, upheld, posted, reports, audit] = await Promise.all([
    recordOf(db, id),
    upheldReports(db, id),
    postedBy(db, id),
    reportsAgainst(db, id),
    eventsOf(db, id, EVENTS),
  ]);
  return {
    data: {
      ...personOf(row, language),
      ...{ accepted, refused, upheld },
      posted: posted.map((home) => ({
        id: home.id,
        address: inLanguage(language, home.address_ar, home.address_en),
        availability: home.availability,
        withheld: home.withheld,
        at: home.updated_at.toISOString(),
      })),
      reports: reports.map((report) => ({
        id: report.id,
        property: { id: report.property_id, address: inLanguage(language, report.address_ar, report.address_en) },
        reason: report.reason,
        note: report.note,
        decision: report.decision,
        at: report.created_at.toISOString(),
      })),
      audit: audit.map(({ created_at, ...event }) => ({ ...event, created_at: created_at.toISOString() })),
    },
  };
};

/** Gives somebody a role. */
export const setRole: Handler<'setRole'> = async ({ params, body }, { db, user, now }) => {
  const userId = params.id.toLowerCase();
  await inTransaction(db, (tx) => changeRole(tx, { userId, role: body.role, actorId: user.id, now }));
  return { code: 200 };
};
