import { z } from 'zod';
import { SELLER_KINDS } from '../constants/vocabulary.ts';
import { PrivatePicture } from '../media/privatePicture.ts';

const COMPANY_REQUEST_STATES = ['pending', 'accepted', 'rejected', 'revoked'] as const;
export type CompanyRequestState = (typeof COMPANY_REQUEST_STATES)[number];

const companyDetails = {
  company_name: z.string(),
  /** Digits. */
  register_number: z.string(),
  /** Last day on which the register extract is valid; null if it names none. */
  valid_until: z.iso.date().nullable(),
};

export const CompanyRequest = z
  .object({
    id: z.uuid(),
    state: z.enum(COMPANY_REQUEST_STATES),
    ...companyDetails,
    submitted_at: z.iso.datetime(),
    /** Reason of a rejection or revocation, in the request's language; empty otherwise. */
    reason: z.string(),
    /** Photos; empty from 30 days after the decision. */
    papers: z.array(PrivatePicture),
  })
  .meta({ id: 'CompanyRequest' });
export type CompanyRequest = z.infer<typeof CompanyRequest>;

/** A company whose papers a moderator approved. */
export const VerifiedCompany = z
  .object({
    company_name: companyDetails.company_name,
    valid_until: companyDetails.valid_until,
    /** Day in Egypt of the approval. */
    verified_on: z.iso.date(),
    /** False once `valid_until` has passed: the badge is hidden. */
    is_valid: z.boolean(),
  })
  .meta({ id: 'VerifiedCompany' });
export type VerifiedCompany = z.infer<typeof VerifiedCompany>;

export const OwnCompany = z
  .object({
    /** Null before the first approval, and after a revocation. */
    checked: VerifiedCompany.nullable(),
    /** The latest request; null if there is none. */
    request: CompanyRequest.nullable(),
  })
  .meta({ id: 'OwnCompany' });
export type OwnCompany = z.infer<typeof OwnCompany>;

/** A pending request, for moderators. */
export const CompanyCase = CompanyRequest.omit({ state: true, reason: true })
  .extend({
    seller: z.object({
      id: z.uuid(),
      name: z.string(),
      kind: z.enum(SELLER_KINDS),
      active_from: z.iso.date(),
    }),
    /** The company that the seller has now; null without one. */
    checked: VerifiedCompany.nullable(),
    /** Other sellers with an approved request for the same register number. */
    same_number: z.array(z.object({ id: z.uuid(), name: z.string() })),
  })
  .meta({ id: 'CompanyCase' });
export type CompanyCase = z.infer<typeof CompanyCase>;
