import type { Endpoint } from '../call/endpoint.ts';

export const reelEndpoints = {
  discardReelEdit: { method: 'DELETE', path: '/reels/{id}/edit', access: 'required' },
  listReels: { method: 'GET', path: '/reels', access: 'optional' },
  getReel: { method: 'GET', path: '/reels/{id}', access: 'optional' },
  toggleReelFavorite: { method: 'POST', path: '/reels/{id}/love-toggle', access: 'required' },
  addReelView: { method: 'POST', path: '/reels/{id}/views', access: 'optional' },
  startVideoUpload: { method: 'POST', path: '/uploads/clips', access: 'required', unlessBlocked: true },
  getVideoUpload: { method: 'GET', path: '/uploads/clips/{id}', access: 'required' },
  addVideoPart: {
    method: 'POST',
    path: '/uploads/clips/{id}/parts',
    access: 'required',
    unlessBlocked: true,
    bodyType: 'multipart',
  },
  getUploadedVideo: { method: 'GET', path: '/uploads/clips/{id}/state', access: 'required' },
  finishVideoUpload: { method: 'POST', path: '/uploads/clips/{id}/finish', access: 'required', unlessBlocked: true },
  addReel: { method: 'POST', path: '/reels', access: 'required', unlessBlocked: true, bodyType: 'multipart' },
  editReel: { method: 'POST', path: '/reels/{id}', access: 'required', unlessBlocked: true, bodyType: 'multipart' },
  removeReel: { method: 'DELETE', path: '/reels/{id}', access: 'required' },
  getReelMarks: { method: 'GET', path: '/user/reels/marks', access: 'required' },
  listOwnReels: { method: 'GET', path: '/owned/properties', access: 'required' },
} as const satisfies Record<string, Endpoint>;
