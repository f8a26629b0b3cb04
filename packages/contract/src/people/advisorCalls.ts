import { z } from 'zod';
import { COUNT_CACHING } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import {
  BODY_ERRORS,
  buildPageSchema,
  buildQueueAnswer,
  Done,
  FILE_ERRORS,
  IdParams,
  PICTURE_ERRORS,
} from '../call/commonSchemas.ts';
import { perHour } from '../call/limits.ts';
import { UPLOAD_TIME_LIMIT } from '../call/timeLimit.ts';
import { PICTURE_MAX_BYTES } from '../constants/constants.ts';
import { UndoableApplicationDecisionInput } from '../decisions/applicationDecision.ts';
import { Filters, filterErrors, PageNumber } from '../listings/filters.ts';
import { Advisor, AdvisorApplication } from './advisor.ts';
import { AdvisorRequest } from './advisorInputs.ts';
import { peopleEndpoints } from './endpoints.ts';

const count = z.int().min(0);
const Place = z.object({ id: z.int(), name: z.string(), total: count });

const AdvisorFilters = z.strictObject({
  page: PageNumber.default(1),
  /** City of the advisor's office. */
  city: PageNumber.optional(),
  /** City or district that the advisor works in. */
  area: PageNumber.optional(),
  type: Filters.shape.type,
});

export const AdvisorPage = z
  .object({
    data: buildPageSchema(Advisor),
    /** Cities with advisors under the chosen type, by name. */
    cities: z.array(Place),
    /** Areas in which the advisors of the chosen city and type work, by name. */
    areas: z.array(Place),
  })
  .meta({ id: 'AdvisorPage' });
export type AdvisorPage = z.infer<typeof AdvisorPage>;

export const advisorCalls = {
  listAdvisors: defineCall(peopleEndpoints.listAdvisors, {
    summary: 'List advisors',
    description: 'The best rated first.',
    cache: COUNT_CACHING,
    query: AdvisorFilters,
    answer: AdvisorPage,
    errors: [...filterErrors, 'invalid_page'],
  }),
  applyAsAdvisor: defineCall(peopleEndpoints.applyAsAdvisor, {
    summary: 'Apply as advisor',
    description: 'Applies to be listed as an advisor, again after a rejection.',
    // More attempts than an honest application needs: each reveals whether an address or a number has applied.
    limits: { advisor: { user: perHour(10), address: perHour(10), counts: 'uses' } },
    body: AdvisorRequest,
    files: { profile_pic: { maxCount: 1, maxBytes: PICTURE_MAX_BYTES } },
    timeLimit: UPLOAD_TIME_LIMIT,
    answer: z.object({ data: AdvisorApplication }),
    errors: [
      ...BODY_ERRORS,
      ...FILE_ERRORS,
      ...PICTURE_ERRORS,
      'account_blocked',
      'email_unconfirmed',
      'application_exists',
      'applicant_email_taken',
      'applicant_phone_taken',
      'too_many_requests',
      'required_field',
      'invalid_field',
      'picture_required',
      'name_required',
      'email_required',
      'email_invalid',
      'phone_required',
      'phone_invalid',
      'number_invalid',
      'number_not_whole',
      'age_too_low',
      'age_too_high',
      'about_required',
      'specialty_required',
      'years_of_experience_required',
      'years_of_experience_too_many',
      'experience_required',
      'city_required',
      'areas_required',
    ],
  }),
  getApplication: defineCall(peopleEndpoints.getApplication, {
    summary: 'Get own advisor application',
    description: 'Null without one.',
    answer: z.object({ data: AdvisorApplication.nullable() }),
    errors: [],
  }),
  claimAdvisor: defineCall(peopleEndpoints.claimAdvisor, {
    summary: 'Claim the next advisor application',
    description:
      'The application that has waited longest, for this moderator alone for some minutes; null when none waits.',
    answer: buildQueueAnswer(AdvisorApplication),
    errors: ['forbidden'],
  }),
  decideAdvisor: defineCall(peopleEndpoints.decideAdvisor, {
    summary: 'Decide an advisor application',
    description: 'Approves or rejects; at once, or with ten seconds to undo.',
    params: IdParams,
    body: UndoableApplicationDecisionInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      'forbidden',
      'invalid_id',
      'invalid_field',
      'invalid_choice',
      'required_field',
      'not_found',
      'application_outdated',
      'report_text_required',
    ],
  }),
  undoAdvisor: defineCall(peopleEndpoints.undoAdvisor, {
    summary: 'Undo an advisor decision',
    description: 'Works before the decision takes effect. The moderator has the application again.',
    params: IdParams,
    answer: Done,
    errors: ['forbidden', 'invalid_id', 'undo_too_late'],
  }),
};
