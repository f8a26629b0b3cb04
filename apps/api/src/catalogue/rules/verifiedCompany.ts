import { findValidityProblem, formatCairoDay, type VerifiedCompany } from '@mashrabiya/contract';
import type { UserRow } from '../../db/tables/account.ts';

type CompanyColumns = Pick<UserRow, 'company_name' | 'company_verified_at' | 'company_valid_until'>;

export function toVerifiedCompany(
  { company_name, company_verified_at, company_valid_until }: CompanyColumns,
  now: Date,
): VerifiedCompany | null {
  if (company_name === null || company_verified_at === null) return null;
  return {
    company_name,
    valid_until: company_valid_until,
    verified_on: formatCairoDay(company_verified_at),
    is_valid: findValidityProblem(company_valid_until, now) === null,
  };
}

/** Public badge of the company: hidden after the last day of the register extract. */
export function toCompanyBadge(columns: CompanyColumns, now: Date) {
  const company = toVerifiedCompany(columns, now);
  return company?.is_valid
    ? { company_verified_on: company.verified_on, company_name: company.company_name }
    : { company_verified_on: null, company_name: null };
}
