import type { Endpoint } from '../call/endpoint.ts';

export const moderationEndpoints = {
  blockUser: { method: 'POST', path: '/moderation/sellers/{id}/block', access: 'required', role: 'moderator' },
  unblockUser: { method: 'POST', path: '/moderation/sellers/{id}/unblock', access: 'required', role: 'moderator' },
  listUsers: { method: 'GET', path: '/moderation/people', access: 'required', role: 'moderator' },
  getModeratedUser: { method: 'GET', path: '/moderation/people/{id}', access: 'required', role: 'moderator' },
  setRole: { method: 'POST', path: '/moderation/people/{id}/role', access: 'required', role: 'administrator' },
  endUserSessions: {
    method: 'DELETE',
    path: '/moderation/people/{id}/sessions',
    access: 'required',
    role: 'administrator',
  },
  getPendingReel: { method: 'GET', path: '/moderation/reels', access: 'required', role: 'moderator' },
  decideReel: { method: 'POST', path: '/moderation/reels/{id}', access: 'required', role: 'moderator' },
  undoReel: { method: 'POST', path: '/moderation/reels/{id}/undo', access: 'required', role: 'moderator' },
  getModerationTable: {
    method: 'GET',
    path: '/moderation/events/table',
    access: 'required',
    role: 'moderator',
    answers: 'file',
  },
  listModerationEvents: { method: 'GET', path: '/moderation/events', access: 'required', role: 'moderator' },
  claimReview: { method: 'POST', path: '/moderation/claims', access: 'required', role: 'moderator' },
  undoReview: { method: 'POST', path: '/moderation/properties/{id}/undo', access: 'required', role: 'moderator' },
  decideReview: { method: 'POST', path: '/moderation/properties/{id}', access: 'required', role: 'moderator' },
} as const satisfies Record<string, Endpoint>;
