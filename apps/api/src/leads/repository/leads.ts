import {
  CLOSED_LEAD_STATUSES,
  LEAD_CHANNELS,
  type LeadChannel,
  type LeadStatus,
  PAGE_SIZE,
} from '@mashrabiya/contract';
import { foldWords } from '@mashrabiya/i18n';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { IsoDate } from '../../db/tables/columns.ts';
import type { LeadRow } from '../../db/tables/lead.ts';
import type { StatusCount } from '../rules/leadCounts.ts';
import type { LeadWithNames } from '../rules/toLead.ts';
import { foldedName } from './foldedName.ts';

export interface LeadFilter {
  sellerId: string;
  propertyId?: string | undefined;
  status?: LeadStatus | undefined;
  channel?: LeadChannel | undefined;
  /** Only open leads whose follow-up is on this day or earlier. */
  dueOn?: IsoDate | undefined;
  /** Words of the buyer's name or the listing's title. */
  query?: string | undefined;
}

const MAX_LISTINGS = 100;
const MAX_LEADS_OF_VISITOR = 100;
const MAX_CONTACTS = 100;
const EXPORT_BATCH_SIZE = 1000;

const isDue = (eb: ExpressionBuilder<Tables, 'lead'>, day: IsoDate) =>
  eb.and([eb('lead.follow_up_on', '<=', day), eb('lead.status', 'not in', CLOSED_LEAD_STATUSES)]);

const containsWord = (eb: ExpressionBuilder<Tables, 'lead'>, word: string) =>
  eb.or([
    eb.exists(
      eb
        .selectFrom('property')
        .select('property.id')
        .whereRef('property.id', '=', 'lead.property_id')
        .where(sql<boolean>`position(${word} in property.title_words) > 0`),
    ),
    eb.exists(
      eb
        .selectFrom('app_user')
        .select('app_user.id')
        .whereRef('app_user.id', '=', 'lead.user_id')
        .where(sql<boolean>`position(${word} in ${foldedName}) > 0`),
    ),
  ]);

function selectFiltered(db: Kysely<Tables>, filter: LeadFilter) {
  const { sellerId, propertyId, status, channel, dueOn, query = '' } = filter;
  let leads = db.selectFrom('lead').where('lead.seller_id', '=', sellerId);
  if (propertyId !== undefined) leads = leads.where('lead.property_id', '=', propertyId);
  if (status !== undefined) leads = leads.where('lead.status', '=', status);
  if (channel !== undefined) leads = leads.where('lead.last_channel', '=', LEAD_CHANNELS.indexOf(channel));
  if (dueOn !== undefined) leads = leads.where((eb) => isDue(eb, dueOn));
  for (const word of foldWords(query)) leads = leads.where((eb) => containsWord(eb, word));
  return leads;
}

const selectWithNames = (leads: ReturnType<typeof selectFiltered>) =>
  leads
    .innerJoin('property', 'property.id', 'lead.property_id')
    .leftJoin('app_user', (join) =>
      join.onRef('app_user.id', '=', 'lead.user_id').on('app_user.deleted_at', 'is', null),
    )
    .leftJoin('conversation', (join) =>
      join
        .onRef('conversation.property_id', '=', 'lead.property_id')
        .onRef('conversation.buyer_id', '=', 'lead.user_id')
        .onRef('conversation.seller_id', '=', 'lead.seller_id'),
    )
    .selectAll('lead')
    .select(['property.address_ar', 'property.address_en', 'property.availability', 'property.removed_at'])
    .select(['app_user.name_ar', 'app_user.name_en', 'app_user.profile_pic'])
    .select('conversation.id as conversation_id')
    .select((eb) =>
      eb
        .selectFrom('message')
        .select('message.shared_phone')
        .whereRef('message.conversation_id', '=', 'conversation.id')
        .where('message.sender', '=', 'buyer')
        .where('message.shared_phone', 'is not', null)
        .orderBy('message.sent_at', 'desc')
        .limit(1)
        .as('shared_phone'),
    );

export const findLeads = (db: Kysely<Tables>, filter: LeadFilter, page: number): Promise<LeadWithNames[]> =>
  selectWithNames(selectFiltered(db, filter))
    .orderBy('lead.last_contact_at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();

/** All leads in chunks, ordered by their first contact, which never changes; new leads are not included. */
export async function* readAllLeads(db: Kysely<Tables>, filter: LeadFilter): AsyncGenerator<LeadWithNames[]> {
  const leads = selectWithNames(selectFiltered(db, filter))
    .orderBy('lead.first_contact_at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(EXPORT_BATCH_SIZE);
  let rows = await leads.execute();
  while (rows.length > 0) {
    yield rows;
    const lastRow = rows.at(-1);
    if (!lastRow || rows.length < EXPORT_BATCH_SIZE) return;
    rows = await leads
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('lead.first_contact_at', 'lead.id'), '<', tuple(lastRow.first_contact_at, lastRow.id)),
      )
      .execute();
  }
}

/** Counts leads by status, whatever the filter's status and due date. */
export async function countLeadsByStatus(
  db: Kysely<Tables>,
  filter: LeadFilter,
  today: IsoDate,
): Promise<StatusCount[]> {
  const rows = await selectFiltered(db, { ...filter, status: undefined, dueOn: undefined })
    .select((eb) => [
      'lead.status',
      eb.fn.countAll<number>().as('count'),
      eb.fn.countAll<number>().filterWhere(isDue(eb, today)).as('due'),
    ])
    .groupBy('lead.status')
    .execute();
  return rows.map(({ status, count, due }) => ({ status, count: Number(count), due: Number(due) }));
}

export async function findListingsWithLeads(db: Kysely<Tables>, sellerId: string) {
  const rows = await db
    .selectFrom('lead')
    .innerJoin('property', 'property.id', 'lead.property_id')
    .select(['property.id', 'property.address_ar', 'property.address_en'])
    .select(({ fn }) => fn.countAll<number>().as('leads'))
    .where('lead.seller_id', '=', sellerId)
    .groupBy(['property.id', 'property.address_ar', 'property.address_en'])
    .orderBy(({ fn }) => fn.max('lead.last_contact_at'), 'desc')
    .orderBy('property.id', 'desc')
    .limit(MAX_LISTINGS)
    .execute();
  return rows.map(({ leads, ...listing }) => ({ ...listing, leads: Number(leads) }));
}

interface OwnLead {
  id: string;
  sellerId: string;
}

export const findLead = (db: Kysely<Tables>, { id, sellerId }: OwnLead): Promise<LeadWithNames | undefined> =>
  selectWithNames(selectFiltered(db, { sellerId })).where('lead.id', '=', id.toLowerCase()).executeTakeFirst();

export const findOtherLeads = (
  db: Kysely<Tables>,
  { id, seller_id: sellerId, visitor }: LeadRow,
): Promise<LeadWithNames[]> =>
  selectWithNames(selectFiltered(db, { sellerId }))
    .where('lead.visitor', '=', visitor)
    .where('lead.id', '<>', id)
    .orderBy('lead.last_contact_at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(MAX_LEADS_OF_VISITOR)
    .execute();

export const findContacts = (db: Kysely<Tables>, visitor: string, propertyIds: readonly string[]) =>
  db
    .selectFrom('property_lead')
    .select(['property_id', 'channel', 'created_at'])
    .where('property_id', 'in', propertyIds)
    .where('visitor', '=', visitor)
    .orderBy('created_at', 'desc')
    .limit(MAX_CONTACTS)
    .execute();

export async function changeLead(
  db: Kysely<Tables>,
  { id, sellerId }: OwnLead,
  change: Partial<Pick<LeadRow, 'status' | 'note' | 'follow_up_on'>>,
): Promise<void> {
  await db
    .updateTable('lead')
    .set(change)
    .where('id', '=', id.toLowerCase())
    .where('seller_id', '=', sellerId)
    .execute();
}

/** Deletes the leads of a deleted seller. Leads of a deleted buyer stay, without the account. */
export async function eraseLeads(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx.deleteFrom('lead').where('seller_id', '=', userId).execute();
  await tx.updateTable('lead').set({ user_id: null, phone: null }).where('user_id', '=', userId).execute();
}
