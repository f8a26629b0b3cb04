import type { Endpoint } from '../call/endpoint.ts';

export const operationEndpoints = {
  getBackgroundJobs: { method: 'GET', path: '/administration/jobs', access: 'required', role: 'administrator' },
  retryBackgroundJobs: {
    method: 'POST',
    path: '/administration/jobs/retries',
    access: 'required',
    role: 'administrator',
  },
  pauseBackgroundJobs: {
    method: 'POST',
    path: '/administration/jobs/pause',
    access: 'required',
    role: 'administrator',
  },
} as const satisfies Record<string, Endpoint>;
