import type { CompanyRequestState, PrivatePicture } from '@mashrabiya/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { IsoDate } from './columns.ts';

interface CompanyRequestTable {
  id: string;
  user_id: string;
  state: CompanyRequestState;
  company_name: string;
  register_number: string;
  valid_until: IsoDate | null;
  submitted_at: Date;
  decided_at: Generated<Date | null>;
  note_ar: Generated<string>;
  note_en: Generated<string>;
  claimed_by: Generated<string | null>;
  claimed_until: Generated<Date | null>;
}

/** Photo of a paper. Deleted half a day after an upload without a request, and 30 days after the decision. */
interface CompanyPaperTable {
  id: string;
  /** Null once the account is deleted. */
  user_id: string | null;
  request_id: string | null;
  position: Generated<number>;
  picture: ColumnType<PrivatePicture, string, never>;
  created_at: Date;
}

export interface CompanyTables {
  company_request: CompanyRequestTable;
  company_paper: CompanyPaperTable;
}

export type CompanyRequestRow = Selectable<CompanyRequestTable>;
