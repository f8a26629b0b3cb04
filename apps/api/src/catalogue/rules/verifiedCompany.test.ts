import { expect, it } from 'vitest';
import { toCompanyBadge, toVerifiedCompany } from './verifiedCompany.ts';

const approved = {
  company_name: 'Nile Homes LLC',
  company_verified_at: new Date('2026-11-03T22:30:00Z'),
  company_valid_until: '2027-01-31',
};
const none = { company_name: null, company_verified_at: null, company_valid_until: null };

it('has the registered name and the day in Egypt', () => {
  expect(toCompanyBadge(approved, new Date('2026-12-01T00:00:00Z'))).toEqual({
    company_verified_on: '2026-11-04',
    company_name: 'Nile Homes LLC',
  });
});

it.each([
  ['2027-01-31T21:59:00Z', true],
  ['2027-01-31T22:00:00Z', false],
])('is shown until the end of the last valid day: at %s %s', (now, isShown) => {
  expect(toCompanyBadge(approved, new Date(now)).company_verified_on !== null).toBe(isShown);
  expect(toVerifiedCompany(approved, new Date(now))?.is_valid).toBe(isShown);
});

it('has no end without a validity date', () => {
  const { company_name } = toCompanyBadge({ ...approved, company_valid_until: null }, new Date('2036-01-01T00:00:00Z'));
  expect(company_name).toBe('Nile Homes LLC');
});

it('is absent without an approval', () => {
  expect(toVerifiedCompany(none, new Date())).toBeNull();
  expect(toCompanyBadge(none, new Date())).toEqual({ company_verified_on: null, company_name: null });
});
