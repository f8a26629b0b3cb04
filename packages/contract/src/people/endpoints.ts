import type { Endpoint } from '../call/endpoint.ts';

export const peopleEndpoints = {
  listAdvisors: { method: 'GET', path: '/advisors', access: 'public' },
  applyAsAdvisor: {
    method: 'POST',
    path: '/advisors',
    access: 'required',
    unlessBlocked: true,
    bodyType: 'multipart',
  },
  getApplication: { method: 'GET', path: '/user/advisor', access: 'required' },
  undoAdvisor: { method: 'POST', path: '/moderation/advisors/{id}/undo', access: 'required', role: 'moderator' },
  claimAdvisor: { method: 'POST', path: '/moderation/advisors/claims', access: 'required', role: 'moderator' },
  decideAdvisor: { method: 'POST', path: '/moderation/advisors/{id}', access: 'required', role: 'moderator' },
  getProvider: { method: 'GET', path: '/provider/{id}', access: 'public' },
  listProviderListings: { method: 'GET', path: '/provider/{id}/properties', access: 'public' },
  addProviderLead: { method: 'POST', path: '/provider/{id}/leads', access: 'optional' },
  listReviews: { method: 'GET', path: '/provider/{id}/reviews', access: 'public' },
  getOwnReview: { method: 'GET', path: '/provider/{id}/review', access: 'required' },
  saveReview: { method: 'POST', path: '/provider/{id}/review', access: 'required', unlessBlocked: true },
  removeReview: { method: 'DELETE', path: '/provider/{id}/review', access: 'required' },
  saveReply: { method: 'POST', path: '/reviews/{id}/reply', access: 'required', unlessBlocked: true },
  removeReply: { method: 'DELETE', path: '/reviews/{id}/reply', access: 'required' },
  reportReview: { method: 'POST', path: '/reviews/{id}/reports', access: 'optional' },
  claimReviewReport: { method: 'POST', path: '/moderation/reviews/claims', access: 'required', role: 'moderator' },
  decideReviewReport: { method: 'POST', path: '/moderation/reviews/{id}', access: 'required', role: 'moderator' },
} as const satisfies Record<string, Endpoint>;
