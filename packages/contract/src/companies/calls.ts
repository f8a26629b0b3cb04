import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, buildQueueAnswer, Done, IdParams } from '../call/commonSchemas.ts';
import { perDay, perHour } from '../call/limits.ts';
import { ApplicationDecisionInput } from '../decisions/applicationDecision.ts';
import { privatePictureDownload, privatePictureUpload } from '../media/privatePictureCalls.ts';
import { CompanyCase, OwnCompany } from './company.ts';
import { companyEndpoints } from './endpoints.ts';
import { CompanyRequestInput, RevocationInput } from './inputs.ts';

export const companyCalls = {
  getCompany: defineCall(companyEndpoints.getCompany, {
    summary: 'Get own company',
    description: 'The company whose papers were approved, and the latest request.',
    answer: z.object({ data: OwnCompany }),
    errors: [],
  }),
  uploadCompanyPaper: defineCall(companyEndpoints.uploadCompanyPaper, {
    summary: 'Upload a photo of a company paper',
    description:
      'Uploads a photo before its request, which then lists its id in `papers`. Without a request it is deleted after half a day.',
    limits: { 'company paper': { user: perHour(30), counts: 'uses' } },
    ...privatePictureUpload,
  }),
  getCompanyPaper: defineCall(companyEndpoints.getCompanyPaper, {
    summary: 'Get a photo of an own company paper',
    description: 'Only for the user who uploaded it.',
    ...privatePictureDownload,
    errors: ['invalid_id', 'invalid_choice', 'unknown_field', 'not_found'],
  }),
  requestCompanyCheck: defineCall(companyEndpoints.requestCompanyCheck, {
    summary: 'Send company papers',
    description:
      'Asks the moderators to check the papers of the user’s company. An earlier approval stays until the decision. Photos of an earlier request can be sent again.',
    // More corrections than an honest request needs in a day.
    limits: { 'company request': { user: perDay(10), counts: 'uses' } },
    body: CompanyRequestInput,
    answer: z.object({ data: OwnCompany }),
    errors: [
      ...BODY_ERRORS,
      'account_blocked',
      'email_unconfirmed',
      'application_exists',
      'too_many_requests',
      'invalid_id',
      'invalid_field',
      'required_field',
      'unknown_field',
      'company_name_required',
      'register_number_required',
      'register_number_invalid',
      'register_expired',
      'day_invalid',
      'papers_required',
      'papers_too_many',
      'images_failed',
    ],
  }),
  withdrawCompanyRequest: defineCall(companyEndpoints.withdrawCompanyRequest, {
    summary: 'Withdraw the pending request',
    description: 'Deletes the request. Its photos can be sent again for half a day. An earlier approval stays.',
    answer: z.object({ data: OwnCompany }),
    errors: ['application_outdated'],
  }),
  claimCompany: defineCall(companyEndpoints.claimCompany, {
    summary: 'Claim the next company',
    description:
      'The request that has waited longest, for this moderator alone for some minutes; null when none waits. Never the moderator’s own.',
    answer: buildQueueAnswer(CompanyCase),
    errors: ['forbidden'],
  }),
  getSubmittedPaper: defineCall(companyEndpoints.getSubmittedPaper, {
    summary: 'Get a photo of a submitted company paper',
    description: 'Only of pending requests.',
    ...privatePictureDownload,
    errors: ['forbidden', 'invalid_id', 'invalid_choice', 'unknown_field', 'not_found'],
  }),
  decideCompany: defineCall(companyEndpoints.decideCompany, {
    summary: 'Decide a company request',
    description:
      'Approves or rejects a claimed request, and mails the seller. An approval replaces the seller’s previous company.',
    params: IdParams,
    body: ApplicationDecisionInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      'forbidden',
      'invalid_id',
      'invalid_field',
      'invalid_choice',
      'required_field',
      'application_outdated',
      'report_text_required',
    ],
  }),
  revokeCompany: defineCall(companyEndpoints.revokeCompany, {
    summary: 'Revoke the approval of a company',
    description: 'Removes the badge of a user, and mails the reason. Moderators cannot revoke their own.',
    params: IdParams,
    body: RevocationInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      'forbidden',
      'invalid_id',
      'invalid_field',
      'required_field',
      'not_found',
      'application_outdated',
      'revocation_reason_required',
    ],
  }),
};
