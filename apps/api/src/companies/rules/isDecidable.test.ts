import { expect, it } from 'vitest';
import type { CompanyRequestRow } from '../../db/tables/company.ts';
import { isDecidable } from './isDecidable.ts';

const NOW = new Date('2026-11-03T10:00:00Z');
const SUBMITTED_AT = '2026-11-01T08:00:00.000Z';
const request: CompanyRequestRow = {
  id: 'request',
  user_id: 'seller',
  state: 'pending',
  company_name: 'Nile Homes LLC',
  register_number: '123456',
  valid_until: null,
  submitted_at: new Date(SUBMITTED_AT),
  decided_at: null,
  note_ar: '',
  note_en: '',
  claimed_by: 'moderator',
  claimed_until: new Date('2026-11-03T10:05:00Z'),
};
const reviewer = { moderatorId: 'moderator', submittedAt: SUBMITTED_AT, now: NOW };

it.each<[string, Partial<CompanyRequestRow>, boolean]>([
  ['claimed by the moderator', {}, true],
  ['decided meanwhile', { state: 'accepted' }, false],
  ['withdrawn and sent again', { submitted_at: new Date('2026-11-03T09:00:00Z') }, false],
  ['claimed by another moderator', { claimed_by: 'colleague' }, false],
  ['not claimed', { claimed_by: null, claimed_until: null }, false],
  ['claimed until now', { claimed_until: NOW }, false],
  ['the moderator’s own', { user_id: 'moderator' }, false],
])('a request that is %s: %s', (_, change, isExpected) => {
  expect(isDecidable({ ...request, ...change }, reviewer)).toBe(isExpected);
});
