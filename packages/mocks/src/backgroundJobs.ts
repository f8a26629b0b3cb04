import type { BackgroundJobs } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import { mockCall } from './mockCall.ts';

export const mockBackgroundJobs: BackgroundJobs = {
  is_paused: false,
  kinds: [
    {
      kind: 'mail',
      due: 12,
      running: 4,
      retrying: 3,
      dead: 2,
      oldest_since: '2026-11-20T09:42:00.000Z',
      last_error: 'connect ECONNREFUSED smtp.example.com:587',
    },
    {
      kind: 'picture',
      due: 5,
      running: 1,
      retrying: 0,
      dead: 0,
      oldest_since: '2026-11-20T09:59:30.000Z',
      last_error: null,
    },
    {
      kind: 'refund',
      due: 0,
      running: 0,
      retrying: 0,
      dead: 1,
      oldest_since: null,
      last_error: 'Timed out after 240 seconds',
    },
  ],
};

/** Queue of jobs; retries and the pause are stored. */
export function backgroundJobHandlers(): HttpHandler[] {
  let jobs = mockBackgroundJobs;
  return [
    mockCall('getBackgroundJobs', () => ({ data: jobs })),
    mockCall('retryBackgroundJobs', ({ body }) => {
      const retried = jobs.kinds.find(({ kind }) => kind === body.kind)?.dead ?? 0;
      const kinds = jobs.kinds.map((kind) =>
        kind.kind === body.kind ? { ...kind, due: kind.due + kind.dead, dead: 0 } : kind,
      );
      jobs = { ...jobs, kinds };
      return { data: { retried } };
    }),
    mockCall('pauseBackgroundJobs', ({ body }) => {
      jobs = { ...jobs, is_paused: body.is_paused };
      return { code: 200 as const };
    }),
  ];
}
