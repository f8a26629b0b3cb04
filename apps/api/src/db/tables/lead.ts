import type { LeadStatus } from '@mashrabiya/contract';
import type { Generated, Selectable } from 'kysely';
import type { IsoDate } from './columns.ts';

interface LeadTable {
  id: string;
  property_id: string;
  seller_id: string;
  /** The visitor's hash, see `identifyVisitor`; the same for all listings. */
  visitor: string;
  /** Null for a visitor without an account, and once the account is deleted. */
  user_id: string | null;
  /** E.164, left by a visitor without an account. */
  phone: Generated<string | null>;
  status: Generated<LeadStatus>;
  note: Generated<string>;
  follow_up_on: Generated<IsoDate | null>;
  first_contact_at: Date;
  last_contact_at: Date;
  last_channel: number;
}

export interface LeadTables {
  lead: LeadTable;
}

export type LeadRow = Selectable<LeadTable>;
